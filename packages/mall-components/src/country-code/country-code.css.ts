import { globalStyle } from '@vanilla-extract/css';
import { layers } from '@vermilion/design-system/styles';
import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

const { color, space } = vars;

/**
 * The width is reserved before the sprite has loaded; the outline sets white flags off from white
 * backgrounds.
 */
export const flag = mallStyle({
  flex: 'none',
  width: '1.5rem',
  height: '1rem',
  borderRadius: 2,
  background: color.surfaceSunken,
  boxShadow: `0 0 0 1px ${color.border}`,
  forcedColorAdjust: 'none',
});

export const picker = mallStyle({});
const inMall = (rule: object) => ({ '@layer': { [layers.mall]: rule } });

// Names are longer than the field: the list is as wide as they need, at most as wide as the window
globalStyle(
  `${picker} [data-part="list"]`,
  inMall({ width: `min(24rem, calc(100vw - ${space.lg}))` }),
);
// The name in the shopper's language is never truncated in favour of the others
globalStyle(
  `${picker} [data-part="option"] > bdi`,
  inMall({
    flex: '1 1 0',
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    textAlign: 'end',
  }),
);

/** Country and number side by side where there is room, with their inputs aligned. */
export const phone = mallStyle({
  display: 'grid',
  gap: space.sm,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.sm]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
});

/** Hidden where scripts are disabled. */
export const withScripts = mallStyle({
  selectors: { [`${phone}:has(> noscript > *) &`]: { display: 'none' } },
});

export const dialCode = mallStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  color: color.text,
  fontVariantNumeric: 'tabular-nums',
});
