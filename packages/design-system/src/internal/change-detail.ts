/** Why a value changed: the second argument of every change callback, `(value, { reason, event })`. */
export interface ChangeDetail<Reason extends string> {
  /** Which of these caused the change; the words mean the same in every component. */
  reason: Reason;
  /** The event that caused it; none for timers and for changes that follow from another. */
  event?: Event;
}
