export { HoverCard } from './hover-card';
export type { HoverCardProps } from './hover-card';
export type { HoverChangeDetail } from '../internal/floating/use-hover-open';
