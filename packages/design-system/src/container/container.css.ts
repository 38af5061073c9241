import { floatingRoomOrNone } from '../internal/floating-room.css';
import { componentStyle } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { vars } from '../tokens/vars.css';

// The column is the content's width; the gutters come on top
const widthOf = (column: string) => `(${column} + 2 * ${vars.space.lg})`;
const regular = widthOf(vars.size.column);
/** On the widest windows there are more columns; sizes stay the same. */
const wide = widthOf(`1.25 * ${vars.size.column}`);

/** Reserves space for floating elements; the same at both sides, so that the column is centred. */
const besideFloating = (width: string) =>
  `max(${vars.space.lg}, ${floatingRoomOrNone} - max(0px, (100% - ${width}) / 2))`;

export const container = componentStyle({
  width: '100%',
  maxWidth: `calc${regular}`,
  marginInline: 'auto',
  paddingInline: vars.space.md,
  '@media': {
    [media.md]: { paddingInline: vars.space.lg },
    [media.xl]: { paddingInline: besideFloating(regular) },
    [media.xxl]: { maxWidth: `calc${wide}`, paddingInline: besideFloating(wide) },
  },
});
