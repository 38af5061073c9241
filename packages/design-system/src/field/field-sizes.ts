/** All sizes of TextField and of the controls that look like one. */
export const textFieldSizes = ['sm', 'md', 'lg'] as const;
/** The height of a text field and of the controls that look like one. */
export type TextFieldSize = (typeof textFieldSizes)[number];
