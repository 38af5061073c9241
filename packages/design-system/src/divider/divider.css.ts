import { componentVariants } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { vars } from '../tokens/vars.css';

/** Grounds are gone in forced colours, and with them a line made of one. */
const forced = { [media.forcedColors]: { background: 'CanvasText' } };

export const orientations = componentVariants({
  horizontal: {
    width: '100%',
    height: vars.border.hairline,
    background: vars.color.border,
    '@media': forced,
  },
  vertical: {
    alignSelf: 'stretch',
    width: vars.border.hairline,
    minHeight: '1em',
    background: vars.color.border,
    '@media': forced,
  },
});
