export { createIcon, iconSizes } from './create-icon';
export type { IconProps, IconSize } from './create-icon';
export * from './icons-action';
export * from './icons-direction';
export * from './icons-mall';
export * from './icons-media';
export * from './icons-status';
