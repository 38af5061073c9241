import { componentStyle, componentVariants } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { vars } from '../tokens/vars.css';

const { color, space, font } = vars;

export const legend = componentStyle({
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
  marginBlockEnd: space.xs,
});

export const options = componentVariants({
  list: { display: 'flex', flexDirection: 'column', gap: space.xs },
  inline: { display: 'flex', flexWrap: 'wrap', gap: `${space.xs} ${space.lg}` },
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
    gap: space.sm,
  },
});

export const card = componentStyle({
  padding: space.md,
  border: `${vars.border.hairline} solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  selectors: {
    '&:has(:checked)': {
      borderColor: color.brandAccent,
      boxShadow: `inset 0 0 0 1px ${color.brandAccent}`,
    },
    '&:has(:focus-visible)': {
      outline: `${vars.border.focus} solid ${color.focus}`,
      outlineOffset: vars.border.focusOffset,
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not(:has(:checked), :has(:disabled))': { borderColor: color.borderStrong },
      },
    },
  },
});

/** The card has the outline; a second one around the dot would be noise. */
export const cardInput = componentStyle({
  selectors: { '&:focus-visible': { outline: 'none' } },
});

export const description = componentStyle({
  display: 'block',
  fontSize: font.size.xs,
  color: color.textMuted,
});
