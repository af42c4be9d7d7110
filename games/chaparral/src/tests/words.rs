//! What players read: prompts, buttons, reasons and progress, in both languages.

use railhead_game::{Game, GameOf, Lang, Options, Play, Presented, Reader, Seat, Seed, Setup};

use super::position::{Table, at};
use crate::Chaparral;

static GAME: GameOf<Chaparral> = GameOf::new();

fn presented(text: &str, viewer: u8, lang: Lang) -> Presented {
    page(at(text), Some(viewer), lang)
}

/// What `viewer` is shown of a table.
fn page(table: Table, viewer: Option<u8>, lang: Lang) -> Presented {
    let seats = table.game.seats();
    let setup = Setup::checked(Chaparral::meta(), seats, &Options::default(), Seed([0; 32]), 1).unwrap();
    let names = ["Ana", "Beto", "Caio", "Dora"].map(str::to_owned);
    GAME.play(setup, table.game).present(Reader { viewer: viewer.map(Seat), lang, names: &names }, true)
}

fn detail(presented: &Presented, act: &str) -> String {
    let offer = presented.offers.iter().find(|offer| offer.act == act).expect("offered");
    offer.choice.detail.clone().unwrap_or_default()
}

fn reason(presented: &Presented, act: &str) -> String {
    presented.refused.iter().find(|refused| refused.act == act).expect("refused").reason.clone()
}

fn pane(presented: &Presented, id: &str) -> String {
    let pane = presented.scene.panes.iter().find(|pane| pane.id == id).expect("a pane");
    pane.layers.iter().map(|layer| layer.markup.as_ref()).collect()
}

#[test]
fn a_button_says_what_it_would_do_now() {
    let table =
        "0: $40, C6, markers hotel stable saloon pharmacy carpentry, farms pigs, on banker miner merchant";
    let page = presented(table, 0, Lang::PtBr);
    assert_eq!(
        detail(&page, "use banker"),
        "+$20: 5 marcadores · fica com $60 · Riqueza 60/90 · Benfeitor ★ 1/4 · Prosperidade ★ 2/5"
    );
    assert_eq!(detail(&page, "use miner"), "6 ferros ou 2 ouros");
    assert_eq!(detail(&page, "use merchant"), "até +$15");
    assert_eq!(detail(&presented(table, 0, Lang::En), "use miner"), "6 iron or 2 gold");
}

#[test]
fn a_useless_action_says_why() {
    let table = "0: $0, on banker rancher settler stranger";
    let page = presented(table, 0, Lang::PtBr);
    assert_eq!(reason(&page, "use banker"), "O Banqueiro não paga nada: você não tem marcadores na cidade.");
    assert_eq!(reason(&presented(table, 0, Lang::En), "use rancher"), "There is no farm that you can buy.");
}

#[test]
fn the_alley_says_what_it_costs_and_why_not() {
    let table = "event deadly-ambush; alley 0; 1: on settler banker; 0: $5, C3, on stranger";
    let page = presented(table, 0, Lang::PtBr);
    assert_eq!(
        detail(&page, "alley left settler"),
        "−$5, −2 cowboys · +1 colono · restam $0 · Valor Territorial ★ 1/2 · Benfeitor ★ 1/4"
    );
    let miner = presented("alley 0; 1: on miner; 0: $5, C4, on stranger", 0, Lang::PtBr);
    assert_eq!(
        detail(&miner, "alley left miner"),
        "−$5, −1 cowboy · 3 ferros ou 1 ouro · restam $0",
        "with three cowboys left"
    );
    assert_eq!(
        reason(&page, "alley left miner"),
        "Minerador: ninguém escolheu este personagem nesta rodada."
    );
    let poor = presented(&table.replace("$5", "$0"), 0, Lang::PtBr);
    assert_eq!(reason(&poor, "alley left settler"), "O beco custa $5 e 2 cowboys, pagos antes da ação.");
}

#[test]
fn the_page_says_whose_sale_is_awaited_and_why() {
    let table = at("0: farms oxen, on merchant; 1: farms pigs wheat").play("use merchant");
    let prompt = |viewer: u8, lang: Lang| page(table.clone(), Some(viewer), lang).prompt;
    assert_eq!(
        prompt(1, Lang::PtBr),
        "Ana usa o Comerciante: você tem de vender a produção de uma fazenda. Qual?"
    );
    assert_eq!(prompt(0, Lang::En), "Ana uses the Merchant: Beto chooses what to sell.");
    assert_eq!(detail(&page(table, Some(1), Lang::PtBr), "sell pigs"), "+$15 · fica com $30 · Riqueza 30/90");
}

#[test]
fn objectives_show_how_near_everybody_is() {
    let page = presented("3 seats; 0: coaches 3, on settler; 1: coaches 1", 0, Lang::PtBr);
    let objectives = pane(&page, "objectives");
    assert!(objectives.contains("3 de 4 diligências"));
    assert!(objectives.contains("A 3/4") && objectives.contains("B 1/4"));
    let english = presented("3 seats; 0: coaches 3, on settler", 0, Lang::En);
    assert!(pane(&english, "objectives").contains("3 of 4 stagecoaches"));
}

#[test]
fn the_end_says_who_won_or_that_nobody_did() {
    let over = |text: &str, lang: Lang| {
        let mut table = at(text);
        while !table.legal().is_empty() {
            table = table.play("end");
        }
        page(table, None, lang).prompt
    };
    let won = "2 seats; last coach; 1: has herds wealth";
    assert_eq!(over(won, Lang::PtBr), "Vitória de Beto.");
    let nobody = "2 seats; last coach; 1: has wealth";
    assert_eq!(over(nobody, Lang::PtBr), "Ninguém tem um objetivo especial: ninguém vence.");
    assert_eq!(over(nobody, Lang::En), "Nobody has a special objective: nobody wins.");
}

#[test]
fn pieces_are_bound_to_decisions() {
    let page = presented(
        "alley 0 0; 1: on miner; 0: $50, C5, on settler, farms pigs wheat(x), coloured token",
        0,
        Lang::En,
    );
    let town = pane(&page, "town");
    assert!(town.contains("data-act=\"use settler\""));
    assert!(town.contains("data-act=\"alley left miner\""), "the dearer side is left to the list");
    let right = page.offers.iter().find(|offer| offer.act == "alley right miner").expect("offered");
    assert!(right.choice.dominated);
    let ranches = pane(&page, "ranches");
    assert!(ranches.contains("data-act=\"token wheat\""));
    assert!(!pane(&presented("1: on miner; 0: on settler", 1, Lang::En), "town").contains("data-act"));
}

/// Who starts the next round does not hang on the action, but the coin does (CH-18.1, CH-9.2).
#[test]
fn the_sheriffs_hint_says_who_starts_the_next_round() {
    let hint = |lang: Lang| pane(&presented("0: on settler", 0, lang), "town");
    assert!(hint(Lang::En).contains(
        "Three or four players: another player who places here starts the next round; if you start now, your left \
         neighbour does. Two players: the action brings the $10 coin too."
    ));
    assert!(hint(Lang::PtBr).contains(
        "Três ou quatro jogadores: outro jogador que coloca um cowboy aqui começa a próxima rodada; se você começou esta, \
         começa o vizinho à sua esquerda. Dois jogadores: a ação também dá a moeda de $10."
    ));
}

#[test]
fn a_turn_that_waits_says_so() {
    let table = at("0: on settler; 1: on miner").play("use settler");
    let prompt = |lang: Lang| page(table.clone(), Some(0), lang).prompt;
    assert_eq!(prompt(Lang::En), "You have nothing left to decide: end your turn, or take a decision back.");
    assert_eq!(
        prompt(Lang::PtBr),
        "Você não tem mais nada a decidir: encerre a sua vez ou desfaça uma decisão."
    );
}

#[test]
fn a_sheep_farm_without_its_marker_says_so() {
    let table = at("event no-influence; 0: $40, on rancher").play("use rancher");
    assert_eq!(detail(&page(table, Some(0), Lang::En), "buy sheep"), "−$15, brings no marker now · $25 left");
}

#[test]
fn the_alley_is_priced_for_this_round() {
    let town = |event: &str| pane(&presented(&format!("{event}0: on settler"), 0, Lang::En), "town");
    assert!(town("event low-market; ").contains("$5 and a cowboy"));
    assert!(town("event deadly-ambush; ").contains("$10 and 2 cowboys"));
}

#[test]
fn who_has_no_special_objective_is_warned_in_time() {
    let mat = |text: &str| pane(&presented(text, 0, Lang::En), "mat");
    let early = mat("0: on settler, has wealth");
    assert!(early.contains("0: one needed to win at all") && !early.contains("urgent"));
    assert!(mat("round 5; 0: on settler, has wealth").contains("urgent"));
    let safe = mat("round 5; 0: on settler, has herds");
    assert!(safe.contains("special: 1") && !safe.contains("one needed"));
}

#[test]
fn a_farm_that_cannot_be_had_says_why_on_itself() {
    let table = at("0: $40, on rancher, farms sheep").play("use rancher");
    let ranches = pane(&page(table, Some(0), Lang::En), "ranches");
    assert!(ranches.contains("have one"), "sheep");
    assert!(ranches.contains("$5 short"), "oxen at $45");
    assert!(ranches.contains("data-act=\"buy pigs\""));
}

/// Pointing at a farm shows the money left, the cowboy it brings and the objective it brings nearer.
#[test]
fn a_purchase_lights_what_it_would_change() {
    let table = at("0: $40, C6, on rancher").play("use rancher");
    let page = page(table, Some(0), Lang::En);
    let ranches = pane(&page, "ranches");
    let horses = ranches.split("data-act=\"buy horses\"").nth(1).expect("horses can be bought");
    let lights =
        horses.split("data-lights=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("lights");
    assert!(
        lights.contains("m-5") && lights.contains("cowboys-7") && lights.contains("authority-700"),
        "{lights}"
    );
    let mat = pane(&page, "mat");
    assert!(mat.contains("data-light=\"m-5\"") && mat.contains("data-light=\"cowboys-7\""));
    assert!(pane(&page, "objectives").contains("data-light=\"authority-700\""));
    assert!(detail(&page, "buy horses").contains("$5 left · brings your token · Authority 7/10"));
}

#[test]
fn prices_show_what_token_and_event_make_of_them() {
    let ranches = pane(&presented("event property-boom; 0: on settler", 0, Lang::En), "ranches");
    assert!(ranches.contains("<s class=\"was\">$15</s> <b class=\"price\">$20</b>"));
    let railway = pane(&presented("event rough-railway; 0: on settler", 0, Lang::En), "ranches");
    assert!(railway.contains("segment 1: 2 iron, one settler"));
}
