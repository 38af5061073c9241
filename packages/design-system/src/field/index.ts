export { Field } from './field';
export type { FieldControlProps, FieldProps, FieldTexts } from './field';
