import { globalStyle } from '@vanilla-extract/css';
import { layers } from '@vermilion/design-system/styles';
import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

const { color, space, font } = vars;

export const facts = mallStyle({ display: 'grid', gap: space.xs, fontSize: font.size.sm });
/** The icon is in front of all lines. */
export const fact = mallStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xxs} ${space.xs}`,
  minHeight: '1.75rem',
  paddingInlineStart: `calc(${vars.size.iconSm} + ${space.xs})`,
  color: color.textMuted,
});
/** The days of arrival, and what it costs. */
export const delivery = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.xs}`,
});
globalStyle(`${fact} > svg:first-child`, {
  '@layer': {
    [layers.mall]: {
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: `calc((1.75rem - ${vars.size.iconSm}) / 2)`,
    },
  },
});
