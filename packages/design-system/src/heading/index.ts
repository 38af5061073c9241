export { Heading } from './heading';
export type { HeadingLevel, HeadingProps } from './heading';
