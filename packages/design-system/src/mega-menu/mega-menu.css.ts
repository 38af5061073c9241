import { componentStyle } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { ringInside } from '../tokens/focus-ring';
import { vars } from '../tokens/vars.css';

const { color, space, font, border, radius, motion } = vars;

export const menu = componentStyle({
  position: 'relative',
  width: '100%',
  border: `${border.hairline} solid ${color.border}`,
  borderRadius: radius.card,
  background: color.surfaceRaised,
  fontSize: font.size.sm,
  '@media': { [media.md]: { width: '14.5rem' } },
});

/** Visible while focus is in the menu: below it if panels open beside it, else at its end. */
export const keysHint = componentStyle({
  zIndex: vars.zIndex.dropdown,
  padding: `${space.xs} ${space.sm}`,
  borderRadius: radius.control,
  background: color.inverse,
  color: color.inverseText,
  fontSize: font.size.xs,
  lineHeight: font.leading.tight,
  boxShadow: vars.shadow.float,
  display: 'none',
  selectors: { [`${menu}:has(:focus-visible) > &`]: { display: 'block' } },
  '@supports': {
    'not selector(:has(a))': { selectors: { [`${menu}:focus-within > &`]: { display: 'block' } } },
  },
  '@media': {
    [`not all and ${media.md}`]: { position: 'sticky', insetBlockEnd: 0 },
    [media.md]: {
      position: 'absolute',
      insetBlockStart: `calc(100% + ${space.xs})`,
      insetInline: 0,
    },
  },
});

export const list = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  paddingBlock: space.xs,
});

export const row = componentStyle({
  '@media': { [media.md]: { display: 'flex', flex: '1 1 auto' } },
});

const lit = { background: color.brandAccentSoft, color: color.brandAccentText };

export const entry = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xs,
  width: '100%',
  minWidth: 0,
  minHeight: vars.size.row,
  paddingBlock: space.xxs,
  paddingInline: space.md,
  lineHeight: font.leading.tight,
  transition: `background-color ${motion.fast} ${motion.easing}`,
  selectors: {
    '&[data-state="open"]': lit,
    '&:focus-visible': ringInside,
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': lit } },
    [media.forcedColors]: {
      selectors: { '&[data-state="open"]': { outline: '1px solid Highlight', outlineOffset: -1 } },
    },
  },
});

export const label = componentStyle({ minWidth: 0 });
export const arrow = componentStyle({ color: color.textSubtle });

export const panel = componentStyle({
  padding: space.md,
  background: color.surfaceRaised,
  '@media': {
    // Panels open below their entry if there is no space beside it
    [`not all and ${media.md}`]: {
      borderBlock: `${border.hairline} solid ${color.border}`,
      background: color.surfaceSunken,
    },
    [media.md]: {
      position: 'absolute',
      insetBlockStart: `calc(-1 * ${border.hairline})`,
      insetInlineStart: '100%',
      zIndex: vars.zIndex.dropdown,
      width: 'min(772px, calc(100vw - 300px))',
      minHeight: `calc(100% + 2 * ${border.hairline})`,
      padding: space.lg,
      border: `${border.hairline} solid ${color.border}`,
      borderRadius: radius.card,
      boxShadow: vars.shadow.float,
    },
  },
});

const quiet = {
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.brandAccentText } } } },
};

export const all = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  minHeight: vars.size.target,
  marginBlockEnd: space.sm,
  fontSize: font.size.md,
  fontWeight: font.weight.bold,
  ...quiet,
});

export const groups = componentStyle({ display: 'grid', gap: space.xs });

export const group = componentStyle({
  display: 'grid',
  alignItems: 'baseline',
  gap: `${space.xxs} ${space.md}`,
  paddingBlock: space.xs,
  selectors: {
    '&:not(:last-child)': { borderBlockEnd: `${border.hairline} solid ${color.border}` },
  },
  '@media': { [media.md]: { gridTemplateColumns: '8.5rem minmax(0, 1fr)' } },
});

export const title = componentStyle({ fontWeight: font.weight.medium });
export const titleLink = componentStyle(quiet);

export const links = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.md,
});

export const columns = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.375rem, 100%), 1fr))',
  columnGap: space.md,
});

export const link = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.controlSm,
  color: color.textMuted,
  ...quiet,
});
