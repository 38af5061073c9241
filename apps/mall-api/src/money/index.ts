export { allocate, sumOf } from './allocate';
export { fromWire, MoneyFormatError, toWire } from './wire';
