/** Why a value changed: the second argument of every change callback. */
export interface ChangeDetail<Reason extends string> {
  reason: Reason;
  /** The browser's event behind it; none where a clock was. */
  event?: Event;
}
