import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../internal/mall-style';

/** A column too narrow for more than one name on a line shows the descriptions, which hovering shows elsewhere. */
const inColumn = '(max-width: 24rem)';

export const root = mallStyle({ containerType: 'inline-size' });
export const list = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xs} ${vars.space.lg}`,
  '@container': { [inColumn]: { display: 'grid', gap: vars.space.sm } },
});
export const item = mallStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  color: vars.color.textMuted,
  '@container': {
    [inColumn]: { display: 'flex', alignItems: 'flex-start', gap: vars.space.xs },
  },
});
export const mark = mallStyle({
  color: vars.color.positiveText,
  '@container': { [inColumn]: { flex: 'none', marginBlockStart: 2 } },
});
export const name = mallStyle({
  '@container': { [inColumn]: { color: vars.color.text } },
});
/** No longer hidden. */
export const description = mallStyle({
  '@container': {
    [inColumn]: {
      position: 'static',
      display: 'block',
      width: 'auto',
      height: 'auto',
      margin: 0,
      clipPath: 'none',
      whiteSpace: 'normal',
      color: vars.color.textMuted,
      fontSize: vars.font.size.sm,
    },
  },
});
