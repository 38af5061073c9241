import { style } from '@vanilla-extract/css';
import { vars } from '@vermilion/design-system/tokens';

export const bars = style({ display: 'block', width: '100%', height: '8rem' });
export const bar = style({
  fill: vars.color.info,
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
});
export const ground = style({ stroke: vars.color.border, vectorEffect: 'non-scaling-stroke' });
