export { Countdown } from './countdown';
export type { CountdownProps } from './countdown';
export type { CountdownAnnouncement, CountdownParts } from './time-left';
