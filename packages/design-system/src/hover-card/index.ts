export { HoverCard } from './hover-card';
export type { HoverCardProps } from './hover-card';
