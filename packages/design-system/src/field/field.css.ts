import { disabledBox, fieldBox, forcedOff, touchText } from '../internal/field-box';
import { componentStyle, componentVariants } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { focusRingAround } from '../tokens/focus-ring';
import { vars } from '../tokens/vars.css';

const { color, space, size, font, motion } = vars;
const ring = focusRingAround();

export const field = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxs,
  minWidth: 0,
  border: 0,
});

export const label = componentStyle({
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
  lineHeight: font.leading.normal,
  color: color.text,
});

/** The legend of a group of inputs. */
export const legend = componentStyle({
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
  marginBlockEnd: space.xs,
});

export const required = componentStyle({ color: color.criticalText, marginInlineStart: '0.2em' });

export const hint = componentStyle({
  fontSize: font.size.xs,
  lineHeight: font.leading.normal,
  color: color.textSubtle,
});

export const error = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.xxs,
  fontSize: font.size.xs,
  lineHeight: font.leading.normal,
  color: color.criticalText,
});

export const errorIcon = componentStyle({ marginBlockStart: 1, fontSize: vars.size.iconSm });

/** The box around an input and its prefix and suffix. */
export const control = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  width: '100%',
  minWidth: 0,
  paddingInline: space.sm,
  ...fieldBox,
  transition: `border-color ${motion.fast} ${motion.easing}`,
  '@supports': ring['@supports'],
  selectors: {
    '&:focus-within': { borderColor: color.text },
    ...ring.selectors,
    '&:has(> [aria-invalid="true"])': { borderColor: color.critical },
    '&:has(> :disabled)': disabledBox,
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not(:focus-within, :has(> :disabled), :has(> [aria-invalid="true"]))': {
          borderColor: color.textSubtle,
        },
      },
    },
    [media.forcedColors]: { selectors: { '&:has(> :disabled)': forcedOff } },
  },
});

export const controlSizes = componentVariants({
  sm: { minHeight: size.controlSm, fontSize: font.size.sm, ...touchText },
  md: { minHeight: size.controlMd, fontSize: font.size.sm, ...touchText },
  lg: { minHeight: size.controlLg, fontSize: font.size.md, ...touchText },
});

/** The input without styles of its own; its box has them. */
export const input = componentStyle({
  flex: 1,
  width: '100%',
  minWidth: 0,
  alignSelf: 'stretch',
  border: 0,
  background: 'transparent',
  color: 'inherit',
  lineHeight: font.leading.normal,
  textOverflow: 'ellipsis',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: color.textSubtle, opacity: 1 },
    // Without a text, the direction of the page and its placeholder
    '&:placeholder-shown': { direction: 'inherit' },
    '&:disabled': { cursor: 'not-allowed' },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

export const affix = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  maxWidth: '60%',
  color: color.textMuted,
  selectors: {
    // Aligns a button's icon with the arrows of other fields
    '&:last-child:has(> [data-component="icon-button"])': {
      marginInlineEnd: `calc((${size.controlMd} - ${size.controlSm}) / 2 - ${space.sm})`,
    },
    [`${control}:has(> :disabled) > &`]: { color: color.disabledText },
  },
});
