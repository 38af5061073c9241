export { CountBadge } from './count-badge';
export type { CountBadgeProps } from './count-badge';
