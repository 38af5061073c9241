import { componentStyle, componentVariants } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { vars } from '../tokens/vars.css';

const { color, shadow } = vars;

export const surface = componentStyle({ minWidth: 0 });

/** Forced colours remove shadows: elevated surfaces get a border. */
const edge = { '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } } };

export const elevations = componentVariants({
  sunken: { background: color.surfaceSunken },
  flat: { background: color.surface },
  card: { background: color.surface, boxShadow: shadow.card },
  float: { background: color.surfaceRaised, boxShadow: shadow.float, ...edge },
  overlay: { background: color.surfaceRaised, boxShadow: shadow.overlay, ...edge },
});

/** After the elevations: a tone replaces the background and keeps the shadow. */
export const tones = componentVariants({
  neutral: {},
  brandAccent: { background: color.brandAccentSoft, color: color.text },
  critical: { background: color.criticalSoft, color: color.text },
  positive: { background: color.positiveSoft, color: color.text },
  caution: { background: color.cautionSoft, color: color.text },
  info: { background: color.infoSoft, color: color.text },
  inverse: {
    background: color.inverse,
    color: color.inverseText,
    // Sets a focus colour that is visible on the band
    vars: { [color.focus]: color.inverseFocus },
  },
});
