export { Stat, statDirections, statTones } from './stat';
export type { StatChange, StatProps } from './stat';
