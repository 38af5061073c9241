export { Copyable } from './copyable';
export type { CopyableProps } from './copyable';
