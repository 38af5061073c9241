import { forcedChoice, media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

const { color, space } = vars;

export const sort = mallStyle({
  display: 'flex',
  flex: '1 1 auto',
  minWidth: 0,
  '@media': { [media.md]: { flex: 'none' } },
});
export const now = mallStyle({ overflow: 'hidden', textOverflow: 'ellipsis' });
/** Below each other in the sheet of a phone, side by side in wider windows. */
export const bar = mallStyle({
  display: 'grid',
  paddingBlockEnd: space.md,
  '@media': {
    [media.md]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: space.xxs,
      paddingBlockEnd: 0,
    },
  },
});
export const item = mallStyle({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.controlMd,
  paddingInline: space.md,
  borderRadius: vars.radius.control,
  color: color.textMuted,
  '@media': {
    [media.md]: { minHeight: '2.25rem', borderRadius: vars.radius.pill },
    [media.forcedColors]: { selectors: { '&[aria-current="true"]': forcedChoice } },
  },
  selectors: {
    '&:hover': { background: color.surfaceSunken, color: color.text },
    '&[aria-current="true"]': {
      background: color.brandAccentSoft,
      color: color.brandAccentText,
      fontWeight: vars.font.weight.medium,
    },
  },
});
