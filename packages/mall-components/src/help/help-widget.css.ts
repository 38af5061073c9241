import { globalStyle } from '@vanilla-extract/css';
import { layers } from '@vermilion/design-system/styles';
import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

/** Contact options below each other, as wide as the pop-out. */
export const ways = mallStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.sm,
  width: '100%',
});
export const lines = mallStyle({
  display: 'grid',
  minWidth: 0,
  lineHeight: vars.font.leading.tight,
});
export const title = mallStyle({ fontSize: vars.font.size.xs, color: vars.color.textMuted });
/** Intended for another device, so it is hidden on phones. */
export const qrCode = mallStyle({ width: '100%' });
globalStyle(`[data-part="box"]:has(${qrCode})`, {
  '@layer': { [layers.mall]: { '@media': { [`not all and ${media.lg}`]: { display: 'none' } } } },
});
