export { ToggleButton } from './toggle-button';
export type { ToggleButtonChangeDetail, ToggleButtonProps } from './toggle-button';
