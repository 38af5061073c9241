export interface GateRules {
  /** How many are inside at a time. */
  atOnce: number;
  /** How many wait; whoever comes then is told that the mall is busy. */
  waiting: number;
  /** How long they wait at most, in milliseconds. */
  patience: number;
}

/** What one process takes on at a time and from one caller, so that nobody's rush is everybody's. */
export interface LoadPolicy {
  /** Orders for one sku. The database serves them one after the other anyway. */
  ordersOfSku: GateRules;
  /** Drafts that are read to be ordered. In a rush everybody's come at once. */
  readsForOrder: GateRules;
  /** Reads that search or sort much: they leave connections to all others. */
  heavyReads: GateRules;
  /** Requests of one caller in a minute, in each process: far more than a person makes. */
  perCallerMinute: number;
  drafts: DraftLimits;
}

/** Drafts of orders (pre-orders): so many are made at a time, and so many a minute in each process. */
export interface DraftLimits extends GateRules {
  perAccountMinute: number;
  perCallerMinute: number;
}

export const defaultLoad: LoadPolicy = {
  ordersOfSku: { atOnce: 1, waiting: 1000, patience: 10_000 },
  readsForOrder: { atOnce: 2, waiting: 2000, patience: 10_000 },
  heavyReads: { atOnce: 3, waiting: 200, patience: 5000 },
  perCallerMinute: 1200,
  drafts: { atOnce: 3, waiting: 200, patience: 5000, perAccountMinute: 60, perCallerMinute: 180 },
};
