import { focusRing, forcedChoice, media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

const { color, space, radius, motion, border } = vars;

export const picker = mallStyle({ display: 'grid', gap: space.lg });
export const legend = mallStyle({
  marginBlockEnd: space.xs,
  color: color.textMuted,
});
export const chosen = mallStyle({ color: color.text, fontWeight: vars.font.weight.medium });
export const options = mallStyle({ display: 'flex', flexWrap: 'wrap', gap: space.xs });
export const option = mallStyle({ position: 'relative', display: 'inline-flex', maxWidth: '100%' });
export const input = mallStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
});
export const box = mallStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: vars.size.controlMd,
  paddingInline: space.md,
  overflow: 'hidden',
  border: `${border.hairline} solid ${color.borderStrong}`,
  borderRadius: radius.control,
  background: color.surface,
  transition: `border-color ${motion.fast} ${motion.easing}`,
  '@media': {
    [media.forcedColors]: { selectors: { [`${input}:checked + &`]: forcedChoice } },
  },
  selectors: {
    [`${input}:hover + &`]: { borderColor: color.brandAccent },
    [`${input}:checked + &`]: {
      borderColor: color.brandAccent,
      boxShadow: `inset 0 0 0 1px ${color.brandAccent}`,
      color: color.brandAccentText,
      background: color.brandAccentSoft,
    },
    [`${input}:focus-visible + &`]: focusRing,
    '&[data-sold-out]': {
      borderStyle: 'dashed',
      color: color.textSubtle,
      // A diagonal line: shape and label convey it as well, not colour alone
      backgroundImage: `linear-gradient(to top right, transparent calc(50% - 1px), ${color.borderStrong} 50%, transparent calc(50% + 1px))`,
    },
  },
});
export const withPicture = mallStyle({ paddingInlineStart: 4 });
export const picture = mallStyle({ flex: 'none', width: '2rem', borderRadius: radius.sm });
/** The corner with a check mark of the selected option. */
export const corner = mallStyle({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  display: 'none',
  width: '1.125rem',
  height: '1.125rem',
  paddingInlineStart: 8,
  paddingBlockStart: 8,
  background: color.brandAccent,
  color: color.brandAccentOn,
  fontSize: `calc(${vars.size.iconSm} / 2)`,
  lineHeight: 1,
  clipPath: 'polygon(100% 0, 100% 100%, 0 100%)',
  selectors: { [`${input}:checked + ${box} > &`]: { display: 'block' } },
});
