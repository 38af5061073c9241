export { Field } from './field';
export type { FieldControlProps, FieldProps, FieldRoot, FieldTexts } from './field';
