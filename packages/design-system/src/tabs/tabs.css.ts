import { createVar } from '@vanilla-extract/css';
import { inRtl } from '../internal/direction';
import { componentStyle } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { ringInside } from '../tokens/focus-ring';
import { vars } from '../tokens/vars.css';

const { color, space, font, motion } = vars;

const before = createVar();
const after = createVar();
const fade = (direction: string) =>
  `linear-gradient(${direction}, transparent, #000 ${before}, #000 calc(100% - ${after}), transparent)`;

export const list = componentStyle({
  display: 'flex',
  gap: space.xs,
  // The first label is aligned with the content, and the line starts there
  marginInlineStart: `calc(-1 * ${space.xs})`,
  background: `linear-gradient(${color.border} 0 0) right bottom / calc(100% - ${space.xs}) ${vars.border.hairline} no-repeat`,
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
  overscrollBehaviorInline: 'contain',
  // Fades at overflowing edges; without overflow there is no mask
  selectors: {
    '&[data-more-before], &[data-more-after]': {
      vars: { [before]: '0px', [after]: '0px' },
      maskImage: fade('to right'),
    },
    '&[data-more-before]': { vars: { [before]: space.xl } },
    '&[data-more-after]': { vars: { [after]: space.xl } },
    [inRtl]: { backgroundPosition: 'left bottom' },
    [`${inRtl}:is([data-more-before], [data-more-after])`]: { maskImage: fade('to left') },
  },
  '@media': {
    [media.forcedColors]: { borderBlockEnd: `${vars.border.hairline} solid` },
  },
});

export const tab = componentStyle({
  position: 'relative',
  // text in a link is aligned at the top, unlike in a button
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: '0.25em',
  flex: 'none',
  minHeight: vars.size.controlLg,
  paddingInline: space.xs,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
  lineHeight: font.leading.tight,
  whiteSpace: 'nowrap',
  color: color.textMuted,
  transition: `color ${motion.fast} ${motion.easing}`,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: space.xs,
      insetBlockEnd: 0,
      height: vars.border.strong,
      background: color.brandAccent,
      transform: 'scaleX(0)',
      transition: `transform ${motion.normal} ${motion.easing}`,
    },
    '&[aria-selected="true"]': { color: color.brandAccentText },
    '&[aria-selected="true"]::after': { transform: 'scaleX(1)' },
    '&:disabled': { color: color.disabledText, cursor: 'not-allowed' },
    // The row clips: the outline is inset
    '&:focus-visible': { ...ringInside, borderRadius: vars.radius.sm },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([aria-selected="true"], :disabled)': { color: color.text } },
    },
    [media.forcedColors]: {
      selectors: { '&[aria-selected="true"]::after': { background: 'Highlight' } },
    },
  },
});

export const count = componentStyle({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: font.weight.regular,
  color: color.textSubtle,
});

export const panel = componentStyle({
  paddingBlockStart: space.lg,
  selectors: { '&:focus-visible': { borderRadius: vars.radius.sm } },
});
