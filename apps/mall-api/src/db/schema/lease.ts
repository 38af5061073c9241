/** Work that one of several processes does. */
export interface LeaseTable {
  name: string;
  /** The process, by a random name. */
  holder: string;
  until: Date;
}
