//! A small network that a game's value is learned with: a linear part that can be read, and one hidden layer on top.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{Chance as _, Luck};

/// How many units the hidden layer has.
pub const HIDDEN: usize = 32;

/// What was learned of a game: from numbers that describe a position to what its seat may still hope for.
///
/// ```
/// use railhead_game::Network;
///
/// let network = Network::ignorant(&["money".to_owned()], 1);
/// let same = Network::read(network.file("railhead train", "today", 0), &["money".to_owned()]);
/// assert_eq!(same.unwrap().value(&[0.5]), network.value(&[0.5]));
/// ```
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Network {
    names: Vec<String>,
    bias: f32,
    linear: Vec<f32>,
    /// What each input adds to each hidden unit.
    first: Vec<[f32; HIDDEN]>,
    /// What each hidden unit begins with.
    lift: [f32; HIDDEN],
    /// What each hidden unit adds to the value.
    last: [f32; HIDDEN],
}

/// A network as it is kept in a file, with the command that made it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NetworkFile {
    /// The command that made it.
    pub command: String,
    /// When.
    pub date: String,
    /// How many games were played for it.
    pub games: u64,
    /// What every position is worth.
    pub bias: f32,
    /// What each hidden unit begins with.
    pub lift: Vec<f32>,
    /// What each hidden unit adds.
    pub last: Vec<f32>,
    /// The inputs, in order.
    pub inputs: Vec<Input>,
}

/// One input of a network.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Input {
    /// What it is called.
    pub name: String,
    /// What it adds to the value by itself.
    pub linear: f32,
    /// What it adds to each hidden unit.
    pub hidden: Vec<f32>,
}

/// Why a file of weights cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum NetworkError {
    /// Its inputs are not those of the game.
    #[error("input {at} is {found:?}, but the game tells {expected:?} there: train it anew")]
    Inputs {
        /// The place of the first that differs.
        at: usize,
        /// What the file says.
        found: String,
        /// What the game says.
        expected: String,
    },
    /// A row of weights is too short or too long.
    #[error("{row} has {found} weights, not {HIDDEN}")]
    Row {
        /// Which.
        row: String,
        /// How many weights it has.
        found: usize,
    },
    /// A weight is no number.
    #[error("{row} has a weight that is no number")]
    NoNumber {
        /// Where.
        row: String,
    },
}

impl Network {
    /// A network that knows nothing yet.
    pub fn ignorant(names: &[String], seed: u64) -> Network {
        let mut luck = Luck::new(seed);
        let mut random = |most: f32| (luck.bits() as f32 / u32::MAX as f32 * 2.0 - 1.0) * most;
        Network {
            names: names.to_vec(),
            bias: 0.0,
            linear: vec![0.0; names.len()],
            first: names.iter().map(|_| std::array::from_fn(|_| random(0.22))).collect(),
            lift: [0.0; HIDDEN],
            last: std::array::from_fn(|_| random(0.3)),
        }
    }

    /// The network in `file`, for a game that tells the inputs `names`.
    pub fn read(file: NetworkFile, names: &[String]) -> Result<Network, NetworkError> {
        let row = |name: &str, weights: &[f32]| -> Result<[f32; HIDDEN], NetworkError> {
            let wrong = || NetworkError::Row { row: name.to_owned(), found: weights.len() };
            let row: [f32; HIDDEN] = weights.try_into().map_err(|_| wrong())?;
            let sound = row.iter().all(|weight| weight.is_finite());
            if sound { Ok(row) } else { Err(NetworkError::NoNumber { row: name.to_owned() }) }
        };
        for at in 0..names.len().max(file.inputs.len()) {
            let found = file.inputs.get(at).map_or("", |input| &input.name);
            let expected = names.get(at).map_or("", String::as_str);
            if found != expected {
                let (found, expected) = (found.to_owned(), expected.to_owned());
                return Err(NetworkError::Inputs { at, found, expected });
            }
        }
        if let Some(input) = file.inputs.iter().find(|input| !input.linear.is_finite()) {
            return Err(NetworkError::NoNumber { row: input.name.clone() });
        }
        Ok(Network {
            names: names.to_vec(),
            bias: file.bias,
            linear: file.inputs.iter().map(|input| input.linear).collect(),
            first: file
                .inputs
                .iter()
                .map(|input| row(&input.name, &input.hidden))
                .collect::<Result<_, _>>()?,
            lift: row("lift", &file.lift)?,
            last: row("last", &file.last)?,
        })
    }

    /// The network as it is kept, made by this command on this day after so many games.
    pub fn file(&self, command: &str, date: &str, games: u64) -> NetworkFile {
        let inputs = self.names.iter().zip(&self.linear).zip(&self.first);
        NetworkFile {
            command: command.to_owned(),
            date: date.to_owned(),
            games,
            bias: self.bias,
            lift: self.lift.to_vec(),
            last: self.last.to_vec(),
            inputs: inputs
                .map(|((name, linear), hidden)| Input {
                    name: name.clone(),
                    linear: *linear,
                    hidden: hidden.to_vec(),
                })
                .collect(),
        }
    }

    /// What its inputs are called, in order.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// What a position with these numbers is worth.
    #[inline]
    pub fn value(&self, numbers: &[f32]) -> f32 {
        self.forward(numbers).1
    }

    /// The hidden units before they are cut off at zero, and the value.
    fn forward(&self, numbers: &[f32]) -> ([f32; HIDDEN], f32) {
        let (mut hidden, mut value) = (self.lift, self.bias);
        for ((number, linear), row) in numbers.iter().zip(&self.linear).zip(&self.first) {
            if *number == 0.0 {
                continue;
            }
            value += number * linear;
            add(&mut hidden, row, *number);
        }
        value += hidden.iter().zip(&self.last).map(|(unit, weight)| unit.max(0.0) * weight).sum::<f32>();
        (hidden, value)
    }

    /// Whether it is whole, and for a game that tells these numbers: one that was read from elsewhere may be anything.
    pub fn fits(&self, names: &[String]) -> bool {
        let inputs = names.len();
        self.names == names && self.linear.len() == inputs && self.first.len() == inputs
    }

    fn weights_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        std::iter::once(&mut self.bias)
            .chain(&mut self.linear)
            .chain(self.first.as_flattened_mut())
            .chain(&mut self.lift)
            .chain(&mut self.last)
    }
}

/// Adds so much of a row to the hidden units. Kept apart from the loop around it: there the compiler would take the units
/// one by one instead of four at a time, which is three times as slow.
#[inline(never)]
fn add(units: &mut [f32; HIDDEN], row: &[f32; HIDDEN], much: f32) {
    for (unit, weight) in units.iter_mut().zip(row) {
        *unit += much * weight;
    }
}

/// A position to learn from: its numbers, and what came of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    /// The position in numbers.
    pub numbers: Vec<f32>,
    /// What it was worth.
    pub worth: f32,
}

/// How far off a lesson may push at most.
const PUSH: f32 = 20.0;
/// How much weights shrink by themselves.
const SHRINKING: f32 = 1e-4;
/// How slowly the mean slope and the mean squared slope follow.
const INERTIA: (f32, f32) = (0.9, 0.999);

/// Teaches a network: steps down the slope of the squared error, each weight at a pace of its own (*Adam*).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Teacher {
    network: Network,
    slope: Network,
    /// For each weight the mean slope and the mean squared slope.
    means: Vec<(f32, f32)>,
    steps: i32,
}

impl Teacher {
    /// Teaches this network.
    pub fn new(mut network: Network) -> Teacher {
        let means = network.weights_mut().map(|_| (0.0, 0.0)).collect();
        Teacher { slope: network.clone(), network, means, steps: 0 }
    }

    /// What has been learned so far.
    pub fn network(&self) -> &Network {
        &self.network
    }

    /// Whether it is whole, and teaches a network for a game that tells these numbers.
    pub fn fits(&self, names: &[String]) -> bool {
        let weights = 1 + names.len() * (1 + HIDDEN) + 2 * HIDDEN;
        self.network.fits(names) && self.slope.fits(names) && self.means.len() == weights
    }

    /// One step for a few lessons at this pace; how far off the network was before, squared, on average.
    pub fn step(&mut self, lessons: &[&Lesson], pace: f32) -> f32 {
        self.slope.weights_mut().for_each(|slope| *slope = 0.0);
        let mut error = 0.0;
        for lesson in lessons {
            let (hidden, value) = self.network.forward(&lesson.numbers);
            let off = value - lesson.worth;
            error += off * off;
            self.push(lesson, &hidden, off.clamp(-PUSH, PUSH));
        }
        let each = 1.0 / lessons.len().max(1) as f32;
        self.steps += 1;
        let (slow, slower) = INERTIA;
        let warm = (1.0 - slow.powi(self.steps), 1.0 - slower.powi(self.steps));
        let weights = self.network.weights_mut().zip(self.slope.weights_mut()).zip(&mut self.means);
        for ((weight, slope), (mean, square)) in weights {
            let slope = *slope * each + SHRINKING * *weight;
            *mean = slow * *mean + (1.0 - slow) * slope;
            *square = slower * *square + (1.0 - slower) * slope * slope;
            *weight -= pace * (*mean / warm.0) / ((*square / warm.1).sqrt() + 1e-6);
        }
        error * each
    }

    /// Adds one lesson's slope.
    fn push(&mut self, lesson: &Lesson, hidden: &[f32; HIDDEN], off: f32) {
        let mut back = [0.0; HIDDEN];
        self.slope.bias += off;
        for (at, unit) in hidden.iter().enumerate().filter(|(_, unit)| **unit > 0.0) {
            self.slope.last[at] += off * unit;
            back[at] = off * self.network.last[at];
            self.slope.lift[at] += back[at];
        }
        let inputs = lesson.numbers.iter().zip(&mut self.slope.linear).zip(&mut self.slope.first);
        for ((number, linear), row) in inputs.filter(|((number, _), _)| **number != 0.0) {
            *linear += off * number;
            for (weight, back) in row.iter_mut().zip(&back) {
                *weight += back * number;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names() -> Vec<String> {
        ["a", "b"].map(str::to_owned).to_vec()
    }

    #[test]
    fn it_learns_what_is_not_linear() {
        let mut teacher = Teacher::new(Network::ignorant(&names(), 3));
        let corners = [(0u8, 0u8), (0, 1), (1, 0), (1, 1)];
        let lesson = |(a, b): (u8, u8)| {
            let worth = if a == b { 2.0 } else { -1.0 };
            Lesson { numbers: vec![a.into(), b.into()], worth }
        };
        let lessons: Vec<Lesson> = corners.map(lesson).to_vec();
        let batch: Vec<&Lesson> = lessons.iter().collect();
        let before = teacher.step(&batch, 0.01);
        for _ in 0..1_500 {
            teacher.step(&batch, 0.01);
        }
        for lesson in &lessons {
            let value = teacher.network().value(&lesson.numbers);
            assert!((value - lesson.worth).abs() < 0.2, "{value} for {lesson:?}; {before} at first");
        }
    }

    #[test]
    fn a_damaged_file_says_where() {
        let network = Network::ignorant(&names(), 1);
        let file = || network.file("", "", 1);
        let mut short = file();
        short.inputs[1].hidden.pop();
        let error = Network::read(short, &names()).unwrap_err();
        assert_eq!(error, NetworkError::Row { row: "b".to_owned(), found: HIDDEN - 1 });
        let mut wild = file();
        wild.inputs[0].linear = f32::NAN;
        assert_eq!(
            Network::read(wild, &names()).unwrap_err(),
            NetworkError::NoNumber { row: "a".to_owned() }
        );
        let mut other = file();
        other.inputs.swap(0, 1);
        let error = Network::read(other, &names()).unwrap_err().to_string();
        assert_eq!(error, "input 0 is \"b\", but the game tells \"a\" there: train it anew");
        let mut cut = file();
        cut.inputs.pop();
        assert!(matches!(Network::read(cut, &names()), Err(NetworkError::Inputs { at: 1, .. })));
    }
}
