/** Why a value changed: the second argument of every change callback, `(value, { reason, event })`. */
export interface ChangeDetail<Reason extends string> {
  reason: Reason;
  /** The event that caused it; none for timers. */
  event?: Event;
}
