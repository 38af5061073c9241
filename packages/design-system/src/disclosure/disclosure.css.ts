import { componentStyle, componentVariants } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { ringInside } from '../tokens/focus-ring';
import { vars } from '../tokens/vars.css';

const { color, space, size, font, motion } = vars;

export const variants = componentVariants({
  text: { minWidth: 0 },
  row: { minWidth: 0, borderBlockEnd: `${vars.border.hairline} solid ${color.border}` },
});

/** The heading looks like its button. */
export const title = componentStyle({ font: 'inherit', letterSpacing: 'inherit', margin: 0 });

export const trigger = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.xs,
  maxWidth: '100%',
  minHeight: size.target,
  color: color.text,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
  lineHeight: font.leading.normal,
  textAlign: 'start',
  transition: `background-color ${motion.fast} ${motion.easing}`,
  selectors: { '&:disabled': { color: color.disabledText, cursor: 'not-allowed' } },
  '@media': { [media.forcedColors]: { selectors: { '&:disabled': { color: 'GrayText' } } } },
});

export const triggers = componentVariants({
  text: {
    flexDirection: 'row-reverse',
    paddingBlock: `calc((${size.target} - 1lh) / 2)`,
    '@media': { [media.hover]: { selectors: { '&:hover:enabled': { color: color.linkHover } } } },
  },
  row: {
    width: '100%',
    justifyContent: 'space-between',
    paddingBlock: space.sm,
    paddingInline: space.xs,
    fontWeight: font.weight.bold,
    selectors: { '&:focus-visible': ringInside },
    '@media': {
      [media.hover]: { selectors: { '&:hover:enabled': { background: color.tintHover } } },
    },
  },
});

export const name = componentStyle({ minWidth: 0 });

export const chevron = componentStyle({
  flex: 'none',
  // Aligned with the first line
  marginBlockStart: `calc((1lh - ${size.iconSm}) / 2)`,
  color: color.textMuted,
  transition: `transform ${motion.normal} ${motion.easing}`,
  selectors: {
    [`${trigger}[aria-expanded="true"] > &`]: { transform: 'rotate(180deg)' },
    [`${trigger}:disabled > &`]: { color: 'inherit' },
  },
});

export const panel = componentStyle({
  // Measured by the hook, for the transition
  height: 'var(--disclosure-panel-height)',
  // Clips only during the transition, since it would clip shadows and outlines of the content
  overflow: 'clip',
  overflowClipMargin: 4,
  selectors: { '&[hidden="until-found"]': { display: 'block' } },
  '@media': {
    [media.motion]: { transition: `height ${motion.normal} ${motion.easing}` },
    // Without scripts it could not be opened
    '(scripting: none)': { selectors: { '&[hidden]': { display: 'block', height: 'auto' } } },
  },
});

export const contents = componentVariants({
  text: {
    paddingBlock: space.xs,
    paddingInlineStart: `calc(${size.iconSm} + ${space.xs})`,
    fontSize: font.size.sm,
    lineHeight: font.leading.normal,
  },
  row: {
    paddingInline: space.xs,
    paddingBlockEnd: space.md,
    fontSize: font.size.sm,
    lineHeight: font.leading.normal,
  },
});
