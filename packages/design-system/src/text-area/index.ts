export { TextArea } from './text-area';
export type { TextAreaChangeDetail, TextAreaProps } from './text-area';
