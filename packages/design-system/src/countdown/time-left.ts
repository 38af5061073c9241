const SECOND_MS = 1000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The minimum delay, so that a stopped clock does not cause a busy loop. */
const SHORTEST_MS = 20;

/** The time left in parts: 90 061 s are 1 day, 1 hour, 1 minute and 1 second. */
export interface CountdownParts {
  /** Whole days, without a limit. */
  days: number;
  /** 0–23 */
  hours: number;
  /** 0–59 */
  minutes: number;
  /** 0–59 */
  seconds: number;
  /** The total in seconds; 0 at the end. */
  total: number;
}

/** A text for assistive technology at a moment of the countdown. */
export interface CountdownAnnouncement {
  /** Seconds left at which it is announced. */
  at: number;
  /** The announcement: "Less than five minutes left to pay". */
  text: string;
}

/** Whole seconds until a time, rounded up: 1 until it is reached, then 0. */
export const secondsLeft = (until: number, now: number) =>
  Math.max(0, Math.ceil((until - now) / SECOND_MS));

export const partsOf = (total: number): CountdownParts => ({
  days: Math.floor(total / DAY),
  hours: Math.floor((total % DAY) / HOUR),
  minutes: Math.floor((total % HOUR) / MINUTE),
  seconds: total % MINUTE,
  total,
});

/** Milliseconds until `secondsLeft` is one less. */
export function untilNextTick(until: number, now: number) {
  const fraction = (until - now) % SECOND_MS;
  return Math.max(SHORTEST_MS, fraction > 0 ? fraction : fraction + SECOND_MS);
}

/**
 * The latest announcement between `first` and `left` seconds. Earlier ones are skipped, and only
 * the last of several counts.
 */
export function announcementFor(
  announcements: readonly CountdownAnnouncement[],
  first: number,
  left: number,
) {
  const passed = announcements.filter(({ at }) => at < first && at >= left);
  return passed.sort((one, other) => one.at - other.at)[0]?.text;
}
