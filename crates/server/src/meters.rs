//! What this node has done since it started, counted for whoever watches over it.

use std::{
    collections::BTreeMap,
    fmt,
    sync::{
        Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering},
    },
    time::Duration,
};

/// A number that only grows.
#[derive(Debug, Default)]
pub struct Count(AtomicU64);

impl Count {
    /// One more.
    pub fn add(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// A number that goes up and down.
#[derive(Debug, Default)]
pub struct Level(AtomicUsize);

impl Level {
    /// One more.
    pub fn rise(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    /// One less.
    pub fn fall(&self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }

    /// How many there are.
    pub fn get(&self) -> usize {
        self.0.load(Ordering::Relaxed)
    }
}

/// Up to how many microseconds each class of durations goes; whatever takes longer is in one class more.
const CLASSES: [u64; 10] = [500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 500_000, 2_500_000];

/// How long something took, by classes.
#[derive(Debug, Default)]
pub struct Durations {
    classes: [AtomicU64; CLASSES.len() + 1],
    micros: AtomicU64,
}

impl Durations {
    /// One more that took so long.
    pub fn add(&self, duration: Duration) {
        let micros = u64::try_from(duration.as_micros()).unwrap_or(u64::MAX);
        let class = CLASSES.partition_point(|most| *most < micros);
        self.classes[class].fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(micros, Ordering::Relaxed);
    }
}

/// What is counted of how people learn, until it is stored: totals by kind and name, never by whom.
#[derive(Debug, Default)]
pub struct Tally {
    counted: Mutex<BTreeMap<(&'static str, String), i64>>,
    off: AtomicBool,
}

impl Tally {
    /// Steps of lessons that somebody reached: `GAME/LESSON/STEP`.
    pub const STEPS: &str = "step";
    /// Decisions that the rules refused a person: `GAME/PARAGRAPH`.
    pub const REFUSALS: &str = "refusal";
    /// Whether nothing is counted.
    pub const SWITCH: &str = "switched-off";

    /// One more, unless nothing is counted.
    pub fn note(&self, what: &'static str, name: String) {
        if !self.is_off() {
            *self.counted().entry((what, name)).or_default() += 1;
        }
    }

    /// What was counted since the last time that this was asked.
    pub fn take(&self) -> BTreeMap<(&'static str, String), i64> {
        std::mem::take(&mut *self.counted())
    }

    /// Whether nothing is counted.
    pub fn is_off(&self) -> bool {
        self.off.load(Ordering::Relaxed)
    }

    /// Counts from now on, or not.
    pub fn switch(&self, off: bool) {
        self.off.store(off, Ordering::Relaxed);
        if off {
            self.counted().clear();
        }
    }

    fn counted(&self) -> MutexGuard<'_, BTreeMap<(&'static str, String), i64>> {
        self.counted.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What is counted.
#[derive(Debug, Default)]
pub struct Meters {
    /// Decisions that were stored by this node.
    pub decisions: Durations,
    /// Decisions that the store refused because another was there first, here or on another node.
    pub conflicts: Count,
    /// Tables that were read anew because they had moved on elsewhere.
    pub news: Count,
    /// Tables that were read from the store and replayed because they were not in memory.
    pub tables_read: Count,
    /// Push messages, letters and webhooks that were sent.
    pub notices: Count,
    /// Bots' decisions that wait for a thread of this node to think about them.
    pub thoughts: Level,
    /// Answers by the hundreds of their status, from 100 on.
    pub answers: [Count; 5],
    /// How people learn.
    pub tally: Tally,
}

impl Meters {
    /// Counts an answer of this status.
    pub fn answered(&self, status: u16) {
        if let Some(count) =
            usize::from(status / 100).checked_sub(1).and_then(|class| self.answers.get(class))
        {
            count.add();
        }
    }
}

/// What is measured when somebody asks.
#[derive(Clone, Copy, Debug)]
pub struct Gauges {
    /// Live pages and programs that listen.
    pub streams: usize,
    /// Tables that are in memory.
    pub tables: usize,
    /// About how many bytes they take.
    pub table_bytes: usize,
    /// Bots' jobs that this node has taken.
    pub jobs_taken: usize,
    /// Bots' jobs that wait or are being done, on all nodes; nothing if the store cannot say.
    pub jobs: Option<usize>,
}

/// Everything in the text format of Prometheus.
pub struct Report<'a>(pub &'a Meters, pub Gauges);

impl fmt::Display for Report<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report(meters, gauges) = self;
        head(f, "decision_seconds", "histogram", "How long it took to store a decision.")?;
        let mut sum = 0;
        let names = CLASSES.iter().map(|micros| seconds(*micros)).chain(["+Inf".to_owned()]);
        for (name, class) in names.zip(&meters.decisions.classes) {
            sum += class.load(Ordering::Relaxed);
            writeln!(f, "railhead_decision_seconds_bucket{{le=\"{name}\"}} {sum}")?;
        }
        let took = seconds(meters.decisions.micros.load(Ordering::Relaxed));
        writeln!(f, "railhead_decision_seconds_sum {took}\nrailhead_decision_seconds_count {sum}")?;
        counter(f, "conflicts_total", "Decisions that came second.", meters.conflicts.get())?;
        counter(f, "news_total", "Tables read anew because they had moved on elsewhere.", meters.news.get())?;
        counter(f, "notices_total", "Push messages, letters and webhooks sent.", meters.notices.get())?;
        head(f, "answers_total", "counter", "Answers by the class of their status.")?;
        for (class, count) in (1..).zip(&meters.answers) {
            writeln!(f, "railhead_answers_total{{status=\"{class}xx\"}} {}", count.get())?;
        }
        gauge(f, "streams", "Live pages and programs that listen.", gauges.streams)?;
        gauge(f, "tables", "Tables in memory.", gauges.tables)?;
        gauge(f, "table_bytes", "About how many bytes they take.", gauges.table_bytes)?;
        counter(f, "tables_read_total", "Tables that were not in memory.", meters.tables_read.get())?;
        gauge(f, "thoughts", "Bots' decisions that wait for a thread here.", meters.thoughts.get())?;
        gauge(f, "jobs_taken", "Bots' jobs that this node has taken.", gauges.jobs_taken)?;
        if let Some(jobs) = gauges.jobs {
            gauge(f, "jobs", "Bots' jobs that wait or are being done, on all nodes.", jobs)?;
        }
        gauge(f, "store_up", "Whether the store answers.", usize::from(gauges.jobs.is_some()))
    }
}

/// Microseconds as seconds, exactly.
fn seconds(micros: u64) -> String {
    let mut text = format!("{}.{:06}", micros / 1_000_000, micros % 1_000_000);
    text.truncate(text.trim_end_matches('0').trim_end_matches('.').len());
    text
}

fn head(f: &mut fmt::Formatter<'_>, name: &str, kind: &str, help: &str) -> fmt::Result {
    writeln!(f, "# HELP railhead_{name} {help}\n# TYPE railhead_{name} {kind}")
}

fn counter(f: &mut fmt::Formatter<'_>, name: &str, help: &str, value: u64) -> fmt::Result {
    head(f, name, "counter", help)?;
    writeln!(f, "railhead_{name} {value}")
}

fn gauge(f: &mut fmt::Formatter<'_>, name: &str, help: &str, value: usize) -> fmt::Result {
    head(f, name, "gauge", help)?;
    writeln!(f, "railhead_{name} {value}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_adds_up() {
        let meters = Meters::default();
        for millis in [0, 1, 7, 7, 60_000] {
            meters.decisions.add(Duration::from_millis(millis));
        }
        meters.tables_read.add();
        meters.thoughts.rise();
        meters.answered(200);
        meters.answered(404);
        meters.answered(999);
        let gauges = Gauges { streams: 3, tables: 2, table_bytes: 5_000, jobs_taken: 1, jobs: Some(4) };
        let report = Report(&meters, gauges).to_string();
        for line in [
            "railhead_decision_seconds_bucket{le=\"0.0005\"} 1",
            "railhead_decision_seconds_bucket{le=\"0.001\"} 2",
            "railhead_decision_seconds_bucket{le=\"0.01\"} 4",
            "railhead_decision_seconds_bucket{le=\"2.5\"} 4",
            "railhead_decision_seconds_bucket{le=\"+Inf\"} 5",
            "railhead_decision_seconds_sum 60.015",
            "railhead_decision_seconds_count 5",
            "railhead_answers_total{status=\"2xx\"} 1",
            "railhead_answers_total{status=\"4xx\"} 1",
            "railhead_answers_total{status=\"5xx\"} 0",
            "railhead_streams 3",
            "railhead_table_bytes 5000",
            "railhead_tables_read_total 1",
            "railhead_thoughts 1",
            "railhead_jobs 4",
            "railhead_store_up 1",
        ] {
            assert!(report.lines().any(|it| it == line), "{line} in {report}");
        }
        let down = Report(&meters, Gauges { jobs: None, ..gauges }).to_string();
        assert!(down.contains("railhead_store_up 0") && !down.contains("railhead_jobs "), "{down}");
    }
}
