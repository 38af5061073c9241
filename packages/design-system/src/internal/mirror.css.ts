import { componentStyle } from '../styles/component-style';
import { inRtl } from './direction';

/** Mirrors an icon that points along the text, in right-to-left text. */
export const mirrored = componentStyle({
  selectors: { [inRtl]: { transform: 'scaleX(-1)' } },
});
