export { ChoiceCard } from './choice-card';
export type { ChoiceCardProps } from './choice-card';
