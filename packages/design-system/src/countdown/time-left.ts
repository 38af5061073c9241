const SECOND_MS = 1000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The shortest sleep: a clock that stands still must not be asked without a pause. */
const SHORTEST_MS = 20;

/** What is left, split into its parts: 90 061 s are 1 day, 1 hour, 1 minute and 1 second. */
export interface CountdownParts {
  days: number;
  /** 0–23 */
  hours: number;
  /** 0–59 */
  minutes: number;
  /** 0–59 */
  seconds: number;
  /** All of it in seconds; 0 when the moment has come. */
  total: number;
}

export interface CountdownAnnouncement {
  /** Seconds left at which it is said. */
  at: number;
  /** What is said: "Less than five minutes left to pay". */
  text: string;
}

/** Whole seconds until a moment, the begun second counted: 1 until it comes, 0 from then on. */
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
  const begun = (until - now) % SECOND_MS;
  return Math.max(SHORTEST_MS, begun > 0 ? begun : begun + SECOND_MS);
}

/**
 * The latest thing to be said on the way from `first` to `left` seconds. What was passed before the
 * count began is not said, and of several passed in one step only the last.
 */
export function announcementFor(
  announcements: readonly CountdownAnnouncement[],
  first: number,
  left: number,
) {
  const passed = announcements.filter(({ at }) => at < first && at >= left);
  return passed.sort((one, other) => one.at - other.at)[0]?.text;
}
