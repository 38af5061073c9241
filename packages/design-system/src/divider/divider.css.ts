import { componentVariants } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { vars } from '../tokens/vars.css';

/** A border, since backgrounds are removed in forced colours. */
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
