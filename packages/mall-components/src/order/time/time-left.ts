const MINUTE_MS = 60_000;

/** Whole hours and minutes until a moment, the begun minute counted; undefined when it is over. */
export function timeLeft(until: Date, now: number) {
  const minutes = Math.ceil((until.getTime() - now) / MINUTE_MS);
  if (minutes <= 0) return undefined;
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
