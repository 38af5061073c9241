export { CodeField } from './code-field';
export type { CodeFieldChangeDetail, CodeFieldProps } from './code-field';
