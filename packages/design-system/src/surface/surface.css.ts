import { componentStyle, componentVariants } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { vars } from '../tokens/vars.css';

const { color, shadow } = vars;

export const surface = componentStyle({ minWidth: 0 });

/** Shadows are gone in forced colours: what floats keeps an edge. */
const edge = { '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } } };

export const elevations = componentVariants({
  sunken: { background: color.surfaceSunken },
  flat: { background: color.surface },
  card: { background: color.surface, boxShadow: shadow.card },
  float: { background: color.surfaceRaised, boxShadow: shadow.float, ...edge },
  overlay: { background: color.surfaceRaised, boxShadow: shadow.overlay, ...edge },
});

/** After the elevations: a tone replaces their ground and keeps their shadow. */
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
    // Everything inside draws its focus so that it shows on the band
    vars: { [color.focus]: color.inverseFocus },
  },
});
