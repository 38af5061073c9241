export { textFieldSizes } from '../field/field-sizes';
export { TextField } from './text-field';
export type { TextFieldSize } from '../field/field-sizes';
export type { TextFieldChangeDetail, TextFieldProps } from './text-field';
