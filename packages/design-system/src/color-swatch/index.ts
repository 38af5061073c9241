export { ColorSwatch, colorSwatchSizes } from './color-swatch';
export type { ColorSwatchProps } from './color-swatch';
