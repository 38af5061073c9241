export { Switch } from './switch';
export type { SwitchChangeDetail, SwitchProps } from './switch';
