/** The days between which goods are expected to arrive, `yyyy-MM-dd`: days of the mall, the same for every reader. */
export interface Arrival {
  /** The first of them. */
  from: string;
  /** The last of them; the same as the first where it is known to the day. */
  until: string;
  /** The order has not arrived by the last of them. */
  late?: boolean;
}
