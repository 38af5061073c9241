export { ErrorSummary } from './error-summary';
export type { ErrorSummaryProps } from './error-summary';
export { Form } from './form';
export type { FormProps } from './form';
export type { FormError } from './form-context';
