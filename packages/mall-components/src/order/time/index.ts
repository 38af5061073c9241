export { DateTime } from './date-time';
export { PayTimeLeft } from './pay-time-left';
