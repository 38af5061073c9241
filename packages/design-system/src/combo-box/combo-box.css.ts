import * as button from '../button/button.css';
import * as floating from '../internal/floating/floating.css';
import { componentStyle } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { forcedRing } from '../tokens/focus-ring';
import { vars } from '../tokens/vars.css';

const { color, space, font } = vars;

/** The toggle fills the whole end of the field. */
export const toggle = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  alignSelf: 'stretch',
  flex: 'none',
  width: vars.size.controlMd,
  marginInlineEnd: `calc(-1 * ${space.sm})`,
  fontSize: vars.size.iconMd,
  color: color.textMuted,
  selectors: { '&:disabled': { color: color.disabledText, cursor: 'not-allowed' } },
});

/** The popup: its status stays visible while the options scroll. */
export const popup = componentStyle(
  { display: 'flex', flexDirection: 'column', overflow: 'hidden' },
  ...[floating.floating, floating.surface],
);

/** The listbox itself scrolls. */
export const list = componentStyle({
  minHeight: 0,
  padding: space.xxs,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '&:focus-visible': { outline: 'none' } },
});

/** Height of an option or a group heading. */
export const line: string = vars.size.row;

/** As tall as all options, rendered or not. */
export const rows = componentStyle({ position: 'relative' });

export const option = componentStyle({
  position: 'absolute',
  insetInline: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  height: line,
  paddingInline: space.sm,
  borderRadius: vars.radius.control,
  fontSize: font.size.sm,
  lineHeight: font.leading.tight,
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&[data-focused]': { background: color.surfaceSunken },
    '&[aria-selected="true"]': { color: color.brandAccentText, fontWeight: font.weight.medium },
    '&[aria-disabled]': { color: color.disabledText, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-focused]': forcedRing,
        '&[aria-selected="true"]': { textDecorationLine: 'underline' },
      },
    },
  },
});

/** Heading of a group of options, as tall as an option. */
export const heading = componentStyle({
  position: 'absolute',
  insetInline: 0,
  display: 'flex',
  alignItems: 'flex-end',
  height: line,
  padding: `${space.xxs} ${space.sm}`,
  color: color.textMuted,
  fontSize: font.size.xs,
  fontWeight: font.weight.medium,
});

export const optionText = componentStyle({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const optionDescription = componentStyle({
  flex: 'none',
  color: color.textMuted,
  selectors: { [`${option}[aria-disabled] &`]: { color: 'inherit' } },
});

export const status = componentStyle({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space.xs,
  padding: space.sm,
  color: color.textMuted,
});

export const retry = componentStyle(
  { marginInlineStart: 'auto' },
  ...[button.button, button.variants.secondary, button.sizes.sm],
);
