export { Form } from './form';
export type { FormError, FormProps } from './form';
