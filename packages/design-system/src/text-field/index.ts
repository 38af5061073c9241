export { TextField, textFieldSizes } from './text-field';
export type { TextFieldChangeDetail, TextFieldProps, TextFieldSize } from './text-field';
