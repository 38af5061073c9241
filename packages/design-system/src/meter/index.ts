export { Meter, meterTones } from './meter';
export type { MeterProps } from './meter';
