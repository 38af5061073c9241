export { Spinner, spinnerSizes } from './spinner';
export type { SpinnerProps } from './spinner';
