import { componentStyle } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { forcedChoice } from '../tokens/forced-choice';
import { vars } from '../tokens/vars.css';

const { color, space, font } = vars;

export const tag = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  minHeight: vars.size.tag,
  maxWidth: '100%',
  paddingInline: space.sm,
  border: `${vars.border.hairline} solid ${color.border}`,
  borderRadius: vars.radius.pill,
  background: color.surface,
  color: color.text,
  fontSize: font.size.xs,
  lineHeight: font.leading.tight,
  transition: `border-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&[data-removable]': { paddingInlineEnd: 2 },
    '&[aria-pressed="true"], &[aria-current="true"]': {
      borderColor: color.brandAccent,
      // A second border: selection is not conveyed by colour alone
      boxShadow: `inset 0 0 0 1px ${color.brandAccent}`,
      background: color.brandAccentSoft,
      color: color.brandAccentText,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[aria-pressed="true"], &[aria-current="true"]': forcedChoice,
      },
    },
    [media.hover]: {
      selectors: { 'a&:hover, button&:hover': { borderColor: color.borderStrong } },
    },
  },
});

export const remove = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.size.target,
  height: vars.size.target,
  borderRadius: vars.radius.pill,
  color: color.textMuted,
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { background: color.surfaceSunken, color: color.text } },
    },
  },
});
