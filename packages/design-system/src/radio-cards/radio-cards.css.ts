import { componentStyle } from '../styles/component-style';
import { media as when } from '../tokens/breakpoints';
import { focusRingAround } from '../tokens/focus-ring';
import { vars } from '../tokens/vars.css';

const { color, space, font, border, motion } = vars;
const ring = focusRingAround();

export const options = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16.25rem), 1fr))',
  gap: space.sm,
});

export const card = componentStyle({
  gap: space.sm,
  padding: space.md,
  border: `${border.hairline} solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  transition: `border-color ${motion.fast} ${motion.easing}`,
  '@supports': ring['@supports'],
  selectors: {
    ...ring.selectors,
    // The inset outline is used for focus; a second border keeps the size
    '&:has(:checked)': {
      borderColor: color.brandAccent,
      boxShadow: `inset 0 0 0 1px ${color.brandAccent}`,
    },
    '[data-invalid] &:not(:has(:disabled))': { borderColor: color.critical },
  },
  '@media': {
    [when.hover]: {
      selectors: {
        '&:hover:not(:has(:checked), :has(:disabled))': { borderColor: color.borderHover },
      },
    },
    [when.forcedColors]: {
      selectors: { '&:has(:checked)': { borderColor: 'Highlight', borderWidth: 2 } },
    },
  },
});

/** The card has the focus outline instead of the radio. */
export const input = componentStyle({
  selectors: { '&:focus-visible': { outline: 'none' } },
});

export const media = componentStyle({ display: 'inline-flex', flex: 'none' });

export const text = componentStyle({ flex: 1, minWidth: 0 });

export const title = componentStyle({ display: 'block', fontWeight: font.weight.medium });

export const description = componentStyle({
  display: 'block',
  fontSize: font.size.xs,
  color: color.textMuted,
  selectors: { [`${card}:has(:disabled) &`]: { color: 'inherit' } },
});

export const aside = componentStyle({
  flex: 'none',
  fontWeight: font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});
