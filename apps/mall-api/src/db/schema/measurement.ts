/** Work that one of several processes does. */
export interface LeaseTable {
  name: string;
  /** The process, by a random name. */
  holder: string;
  until: Date;
}

/** The last value of what is measured seldom. */
export interface MeasurementTable {
  name: string;
  value: number;
  measured_at: Date;
}
