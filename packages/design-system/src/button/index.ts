export { Button } from './button';
export type { ButtonProps } from './button';
export { buttonSizes, buttonVariants } from './button-recipe';
export type { ButtonSize, ButtonVariant } from './button-recipe';
