import { globalStyle } from '@vanilla-extract/css';
import { layers } from '@vermilion/design-system/styles';
import { focusRingInside, media, vars } from '@vermilion/design-system/tokens';
import { narrowest } from '../internal/narrowest';
import { mallStyle } from '../styles/mall-style';

export const round = mallStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: '2.5rem',
  height: '2.5rem',
  borderRadius: vars.radius.pill,
  color: vars.color.text,
  fontSize: vars.size.iconMd,
  transition: `background-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&:hover, &[aria-expanded="true"]': { background: vars.color.surfaceSunken },
  },
  // Large text on a phone: the logo needs the room
  '@media': { [narrowest]: { width: '2rem' } },
});
/** What the top bar has in wider windows, and the footer in all. */
export const small = mallStyle({
  // Large text on a phone: the logo needs the room
  '@media': { [media.md]: { display: 'none' }, [narrowest]: { display: 'none' } },
});
export const text = mallStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  height: '2.5rem',
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.pill,
  fontWeight: vars.font.weight.medium,
  whiteSpace: 'nowrap',
  selectors: { '&:hover, &[aria-expanded="true"]': { background: vars.color.surfaceSunken } },
});
/** Takes the width of the account menu, which replaces it, on a page with `data-signed-in`. */
export const signIn = mallStyle({
  selectors: {
    '[data-signed-in] &': { width: '2.5rem', paddingInline: 0, justifyContent: 'center' },
  },
});
/** Narrower windows need the room for the search. */
export const wideText = mallStyle({
  display: 'none',
  '@media': { [media.lg]: { display: 'inline' } },
});
export const signInText = mallStyle({
  display: 'none',
  '@media': {
    [media.md]: { selectors: { ':root:not([data-signed-in]) &': { display: 'inline' } } },
  },
});
export const cart = mallStyle({
  '@media': {
    // Large text on a phone: the logo needs the room
    [narrowest]: { paddingInline: vars.space.xxs },
  },
});
/** As high as the icon, without room for letters below it; the word keeps clear of the count. */
export const cartIcon = mallStyle({
  display: 'inline-flex',
  '@media': { [media.lg]: { marginInlineEnd: vars.space.xxs } },
});
// The count grows over the icon, away from the word, and leaves the lower half of the icon visible
globalStyle(`${cartIcon} [data-component="count-badge"]`, {
  '@layer': {
    [layers.mall]: { insetBlockStart: -10, insetInlineStart: 'auto', insetInlineEnd: -8 },
  },
});
export const list = mallStyle({ display: 'grid' });
export const row = mallStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  width: '100%',
  minHeight: '2.25rem',
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.control,
  selectors: {
    '&:hover': { background: vars.color.surfaceHover },
    '&[aria-current="true"]': {
      color: vars.color.brandAccentText,
      fontWeight: vars.font.weight.medium,
    },
  },
  ':focus-visible': focusRingInside,
});
/** Two columns of links, or one where they do not fit. */
export const columns = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
});
export const account = mallStyle({ width: 'min(20rem, calc(100vw - 50px))' });
/** Reserves about the height of the content being loaded. */
export const panelToCome = mallStyle({
  height: '16rem',
  '@media': { '(scripting: none)': { display: 'none' } },
});
export const person = mallStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  padding: vars.space.sm,
  marginBottom: vars.space.xs,
  borderBottom: `${vars.border.hairline} solid ${vars.color.border}`,
});
export const personText = mallStyle({
  minWidth: 0,
  display: 'grid',
  color: vars.color.textMuted,
  fontSize: vars.font.size.xs,
});
export const nickname = mallStyle({
  color: vars.color.text,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.bold,
});
export const divided = mallStyle({
  marginTop: vars.space.xs,
  paddingTop: vars.space.xs,
  borderTop: `${vars.border.hairline} solid ${vars.color.border}`,
});
