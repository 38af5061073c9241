import { media, vars } from '@vermilion/design-system/tokens';
import { focusRing } from '../internal/focus-ring';
import { mallStyle } from '../internal/mall-style';

export const card = mallStyle({
  position: 'relative',
  display: 'block',
  minWidth: 0,
  padding: vars.space.md,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transition: `border-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&:has(:checked)': {
      borderColor: vars.color.brandAccent,
      boxShadow: `inset 0 0 0 1px ${vars.color.brandAccent}`,
    },
    '&:has(:focus-visible)': focusRing,
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:has(:checked))': { borderColor: vars.color.borderStrong } },
    },
    [media.forcedColors]: {
      selectors: { '&:has(:checked)': { borderColor: 'Highlight', borderWidth: 3 } },
    },
  },
});
/** Lies over the whole card and cannot be seen: the card shows its states. */
export const input = mallStyle({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: 'none' } },
});
/** The ticked corner. */
export const tick = mallStyle({
  position: 'absolute',
  insetInlineEnd: -1,
  insetBlockEnd: -1,
  display: 'grid',
  placeItems: 'center',
  width: '1.75rem',
  height: '1.5rem',
  borderStartStartRadius: vars.radius.card,
  borderEndEndRadius: vars.radius.card,
  background: vars.color.brandAccent,
  color: vars.color.brandAccentOn,
  opacity: 0,
  transition: `opacity ${vars.motion.fast} ${vars.motion.easing}`,
  pointerEvents: 'none',
  selectors: { [`${input}:checked ~ &`]: { opacity: 1 } },
});
