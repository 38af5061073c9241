import { floatingRoomOrNone } from '../internal/floating-room.css';
import { componentStyle } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { vars } from '../tokens/vars.css';

// The column is the content's width; the gutters come on top
const width = `(${vars.size.column} + 2 * ${vars.space.lg})`;
const margin = `max(0px, (100% - ${width}) / 2)`;

export const container = componentStyle({
  width: '100%',
  maxWidth: `calc${width}`,
  marginInline: 'auto',
  paddingInline: vars.space.md,
  '@media': {
    [media.md]: { paddingInline: vars.space.lg },
    // What floats at the window's end lies beside the column, never on it
    [media.lg]: { paddingInlineEnd: `max(${vars.space.lg}, ${floatingRoomOrNone} - ${margin})` },
  },
});
