export { Text, textColors } from './text';
export type { TextColor, TextProps, TextStyleProps } from './text';
