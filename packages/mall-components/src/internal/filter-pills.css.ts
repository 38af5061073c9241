import { media, vars } from '@vermilion/design-system/tokens';
import { forcedChoice } from './forced-choice';
import { mallStyle } from './mall-style';

export const filters = mallStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });
export const filter = mallStyle({
  minHeight: '2.25rem',
  paddingInline: vars.space.md,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.pill,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-pressed="true"]': forcedChoice } },
  },
  selectors: {
    '&:hover': { background: vars.color.surfaceHover },
    '&[aria-pressed="true"]': {
      borderColor: vars.color.brandAccent,
      background: vars.color.brandAccentSoft,
      color: vars.color.brandAccentText,
    },
  },
});
