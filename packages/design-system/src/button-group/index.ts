export { ButtonGroup, buttonGroupVariants } from './button-group';
export type { ButtonGroupProps, ButtonGroupVariant } from './button-group';
