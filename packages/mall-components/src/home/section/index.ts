export { Section } from './section';
export type { SectionProps } from './section';
