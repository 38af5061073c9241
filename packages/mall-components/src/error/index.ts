export { ErrorView } from './error-view';
export type { ErrorViewProps } from './error-view';
