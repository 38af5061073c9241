export { TextField, textFieldSizes } from './text-field';
export type { TextFieldProps, TextFieldSize } from './text-field';
