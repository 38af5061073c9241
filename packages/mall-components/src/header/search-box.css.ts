import { focusRingAround, media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

export const root = mallStyle({
  position: 'relative',
  flex: '1 1 0',
  minWidth: 0,
  containerType: 'inline-size',
});
export const form = mallStyle({
  display: 'flex',
  flexDirection: 'row',
  alignItems: 'stretch',
  gap: 0,
  height: '2.75rem',
  border: `${vars.border.strong} solid ${vars.color.brandAccent}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
  overflow: 'hidden',
  ...focusRingAround('input:focus-visible'),
});
export const input = mallStyle({
  flex: '1 1 0',
  minWidth: 0,
  border: 0,
  background: 'none',
  paddingInline: vars.space.md,
  fontSize: vars.font.size.sm,
  outline: 'none',
  // below 16 px, iOS zooms the page on focus
  '@media': { [media.touch]: { fontSize: '1rem' } },
  ':placeholder-shown': { direction: 'inherit' },
  '::placeholder': { color: vars.color.textSubtle },
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
});
export const hotWords = mallStyle({
  display: 'none',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingInlineEnd: vars.space.sm,
  // Where they leave room for the input, and nothing is typed
  '@container': {
    '(min-width: 32rem)': {
      selectors: { [`${input}:placeholder-shown ~ &`]: { display: 'flex' } },
    },
  },
});
export const hotWord = mallStyle({
  display: 'inline-flex',
  alignItems: 'center',
  height: vars.size.target,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.pill,
  background: vars.color.surfaceSunken,
  color: vars.color.textMuted,
  fontSize: vars.font.size.xs,
  whiteSpace: 'nowrap',
  maxWidth: '7.5rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: {
    '&:hover': { background: vars.color.brandAccentSoft, color: vars.color.brandAccentText },
  },
});
export const submit = mallStyle({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '4rem',
  // leaves its width to the words
  '@container': { '(max-width: 20rem)': { width: '3rem' } },
  background: vars.color.brandAccent,
  color: vars.color.brandAccentOn,
  fontSize: vars.font.size.lg,
  transition: `background-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&:hover': { background: vars.color.brandAccentHover },
    '&:active': { background: vars.color.brandAccentActive },
    '&:focus-visible': {
      outlineColor: vars.color.brandAccentOn,
      outlineOffset: `calc(-1 * (${vars.border.focus} + ${vars.space.xxs}))`,
    },
  },
});
export const message = mallStyle({
  position: 'absolute',
  top: 'calc(100% + 6px)',
  insetInlineStart: vars.space.md,
  zIndex: vars.zIndex.dropdown,
  padding: `${vars.space.xxs} ${vars.space.sm}`,
  borderRadius: vars.radius.control,
  background: vars.color.inverse,
  color: vars.color.inverseText,
  fontSize: vars.font.size.xs,
  boxShadow: vars.shadow.float,
  ':empty': { display: 'none' },
});
