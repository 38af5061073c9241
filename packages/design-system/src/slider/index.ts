export { Slider } from './slider';
export type { SliderProps, SliderRange } from './slider';
