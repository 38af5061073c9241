export { Slider } from './slider';
export type { SliderChangeDetail, SliderProps, SliderRange } from './slider';
