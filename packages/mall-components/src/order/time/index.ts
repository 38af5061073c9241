export { DateTime } from './date-time';
export { PayTimeLeft } from './pay-time-left';
export { timeLeft } from './time-left';
