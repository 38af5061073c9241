export { inMallPath } from './in-mall-path';
export { jsonOf, listOf } from './json';
export { mallFormat } from './mall-format';
export type { MallFormat } from './mall-format';
export type { Mall, MallLinks } from './mall';
export { integerOf, rowsOf, specificationOf, textOf } from './rows';
export { dateOf, minorOf, optionalDate, optionalMinor, optionalWire, wireOf } from './wire';
export { shopRating } from './shop-rating';
