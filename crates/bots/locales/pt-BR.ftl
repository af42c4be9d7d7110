# O que se diz de uma decisão. $parts são partes da pontuação com o que trazem a mais ou a menos.
reason-against = Em comparação com “{ $other }”: { $parts }.
reason-even = Quase igual a “{ $other }”.
reason-oftener = Vence mais vezes do que “{ $other }”, por muitas coisas pequenas.
reason-seldomer = Vence menos vezes do que “{ $other }”, por muitas coisas pequenas.
reason-oftener-still = Mesmo assim, vence mais vezes.
reason-seldomer-still = Mesmo assim, vence menos vezes.
reason-as-often-still = Mesmo assim, vence com a mesma frequência.
reason-first = À primeira vista, nada mais chegou perto.
reason-alone = Não há outra coisa a decidir.
reason-glance = Não examinada de perto: à primeira vista parece pior.
reason-rivals = Melhor rival
reason-more-rivals = o melhor rival termina com { $amount } a menos
reason-less-rivals = o melhor rival termina com { $amount } a mais
reason-part = { $part } { $amount }
reason-liked = Não examinada de perto: à primeira vista parece a melhor.
# Por que um robô que joga no lugar de alguém decidiu assim.
reason-next = Motivo: { $parts }, em comparação com a segunda melhor opção.
reason-next-even = Motivo: nada mais parecia melhor.
