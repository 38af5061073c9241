import { componentVariants } from '../styles/component-style';
import { vars } from '../tokens/vars.css';

export const orientations = componentVariants({
  horizontal: { width: '100%', height: vars.border.hairline, background: vars.color.border },
  vertical: {
    alignSelf: 'stretch',
    width: vars.border.hairline,
    minHeight: '1em',
    background: vars.color.border,
  },
});
