export { RadioCards } from './radio-cards';
export type { RadioCardOption, RadioCardsProps } from './radio-cards';
export type { RadioChangeDetail } from '../radio-group';
