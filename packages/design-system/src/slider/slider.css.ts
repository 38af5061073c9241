import { coveringInput } from '../internal/covering-input';
import { inRtl } from '../internal/direction';
import { componentStyle } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { focusRing } from '../tokens/focus-ring';
import { vars } from '../tokens/vars.css';

const { color, space, font, size } = vars;

export const slider = componentStyle({ border: 0, minWidth: 0 });

export const head = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.sm,
  marginBlockEnd: space.xxs,
  fontSize: font.size.sm,
});

export const label = componentStyle({
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
  lineHeight: font.leading.normal,
});

export const output = componentStyle({
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const rail = componentStyle({
  position: 'relative',
  height: size.target,
});

/** SVG: its sizes are attributes, which a strict content security policy allows. */
export const track = componentStyle({
  position: 'absolute',
  // Between the centres of the two thumbs
  insetInline: `calc(${size.target} / 2)`,
  insetBlockStart: `calc(${size.target} / 2 - 2px)`,
  width: `calc(100% - ${size.target})`,
  height: 4,
  overflow: 'visible',
  selectors: { [inRtl]: { transform: 'scaleX(-1)' } },
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});

const off = `${rail}:has(:disabled) &`;

export const fullTrack = componentStyle({
  fill: color.borderStrong,
  selectors: { [off]: { fill: color.border } },
});
export const chosen = componentStyle({
  fill: color.brandAccent,
  selectors: { [off]: { fill: color.disabledText } },
  '@media': {
    [media.forcedColors]: { fill: 'Highlight', selectors: { [off]: { fill: 'GrayText' } } },
  },
});

const thumb = {
  appearance: 'none',
  width: size.target,
  height: size.target,
  border: `${vars.border.strong} solid ${color.brandAccent}`,
  borderRadius: vars.radius.pill,
  background: color.surface,
  cursor: 'pointer',
  // The two inputs overlap: only their thumbs receive pointer events
  pointerEvents: 'auto',
} as const;
const disabledThumb = { borderColor: color.disabledText, cursor: 'not-allowed' } as const;

export const input = componentStyle({
  ...coveringInput,
  background: 'transparent',
  pointerEvents: 'none',
  selectors: {
    '&:focus-visible': { outline: 'none', zIndex: vars.zIndex.raised },
    '&::-webkit-slider-thumb': thumb,
    '&::-moz-range-thumb': { ...thumb, boxSizing: 'border-box' },
    '&[aria-invalid]::-webkit-slider-thumb': { borderColor: color.critical },
    '&[aria-invalid]::-moz-range-thumb': { borderColor: color.critical },
    '&:disabled::-webkit-slider-thumb': disabledThumb,
    '&:disabled::-moz-range-thumb': disabledThumb,
    '&:focus-visible::-webkit-slider-thumb': focusRing,
    '&:focus-visible::-moz-range-thumb': focusRing,
  },
});
