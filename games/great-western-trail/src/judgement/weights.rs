//! The weights of the judgement.

/// What the parts of a position are worth, in VP.
pub(super) struct Weights {
    /// How much the best rival's hopes count against one's own.
    pub(super) rival: f32,
    /// A dollar, at any time.
    pub(super) money: f32,
    /// One of the first eight dollars, at the beginning.
    pub(super) first_money: f32,
    /// One of the next twelve dollars, at the beginning.
    pub(super) next_money: f32,
    /// Cowboys, as a multiple of `WORKER_WORTH`.
    pub(super) cowboys: f32,
    /// Craftsmen, likewise.
    pub(super) craftsmen: f32,
    /// Engineers, likewise.
    pub(super) engineers: f32,
    /// A permanent certificate.
    pub(super) permanent: f32,
    /// A space of the engine.
    pub(super) engine: f32,
    /// The part of that which lasts to the end.
    pub(super) engine_late: f32,
    /// A space on the way to the next station.
    pub(super) next_station: f32,
    /// A point of an arrow with one end served.
    pub(super) arrows: f32,
    /// A building on the trail.
    pub(super) building: f32,
    /// Each craftsman it needed.
    pub(super) building_craftsmen: f32,
    /// Each dollar of its toll.
    pub(super) building_tolls: f32,
    /// A point of an objective card that is not met.
    pub(super) goal: f32,
    /// The same, for the share of its tasks that is.
    pub(super) goal_share: f32,
    /// A teepee.
    pub(super) teepees: f32,
    /// A hazard.
    pub(super) hazards: f32,
    /// The part of a hand's value that can be kept up.
    pub(super) hand_share: f32,
    /// Deliveries from the first turn to the last.
    pub(super) deliveries: f32,
    /// Certificates spent in a delivery to come.
    pub(super) future_certificates: f32,
    /// The part of the next delivery that counts far away.
    pub(super) next_delivery: f32,
    /// The part that counts on top just before Kansas City.
    pub(super) near_delivery: f32,
    /// A temporary certificate.
    pub(super) certificates: f32,
    /// The part of that which lasts to the end.
    pub(super) certificates_late: f32,
    /// A point of value delivered.
    pub(super) per_value: f32,
    /// The same on top above [`Weights::middle_from`].
    pub(super) middle_value: f32,
    /// Where middling values begin.
    pub(super) middle_from: f32,
    /// The same on top above [`Weights::high_from`].
    pub(super) high_value: f32,
    /// Where high values begin.
    pub(super) high_from: f32,
    /// A dollar of transport.
    pub(super) transport: f32,
    /// What it costs to have to deliver to Kansas City.
    pub(super) home: f32,
    /// How steeply nearness to Kansas City counts.
    pub(super) near_power: f32,
    /// How often a player comes to Kansas City.
    pub(super) trips: f32,
    /// How much herds gain in value from the beginning to the end.
    pub(super) growth: f32,
    /// How much the best rival's score counts against one's own at the end.
    pub(super) final_rival: f32,
    /// What a victory is worth on top of that.
    pub(super) victory: f32,
    /// A space of the engine beyond the first half of the line, where the dear stations are.
    pub(super) engine_far: f32,
    /// Being close to Kansas City for its own sake.
    pub(super) pace: f32,
    /// How much more workers are worth early than late.
    pub(super) worker_early: f32,
}

/// Set by hand, then moved along the slope of the score: in 900 games of two seats every seat played with weights
/// scattered around these, and the scores were regressed on them.
pub(super) const W: Weights = Weights {
    rival: 0.2,
    money: 0.31,
    first_money: 0.46,
    next_money: 0.19,
    cowboys: 3.33,
    craftsmen: 2.2,
    engineers: 3.23,
    permanent: 4.38,
    engine: 0.23,
    engine_late: 0.2,
    next_station: 0.025,
    arrows: 0.27,
    building: 0.44,
    building_craftsmen: 0.32,
    building_tolls: 0.82,
    goal: 0.13,
    goal_share: 0.4,
    teepees: 0.4,
    hazards: 0.27,
    hand_share: 0.6,
    deliveries: 6.89,
    future_certificates: 1.61,
    next_delivery: 0.12,
    near_delivery: 0.43,
    certificates: 0.74,
    certificates_late: 0.49,
    per_value: 0.33,
    middle_value: 0.36,
    middle_from: 5.06,
    high_value: 0.62,
    high_from: 10.3,
    transport: 0.2,
    home: 3.62,
    near_power: 1.5,
    trips: 4.99,
    growth: 6.27,
    final_rival: 0.4,
    victory: 10.0,
    engine_far: 0.1,
    pace: 0.44,
    worker_early: 0.32,
};
