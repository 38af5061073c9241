import { inRtl } from './direction';
import { componentStyle } from '../styles/component-style';

/** A drawing that points along the line: it points the other way where text runs from right to left. */
export const mirrored = componentStyle({
  selectors: { [inRtl]: { transform: 'scaleX(-1)' } },
});
