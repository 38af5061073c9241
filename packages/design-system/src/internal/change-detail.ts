/** Why a value changed: the second argument of every change callback, `(value, { reason, event })`. */
export interface ChangeDetail<Reason extends string> {
  /** What the change came from: a press, a key, typing, a reset … One of the values of its type. */
  reason: Reason;
  /** The event that caused it; none for timers. */
  event?: Event;
}
