export { Truncate } from './truncate';
export type { TruncateProps } from './truncate';
