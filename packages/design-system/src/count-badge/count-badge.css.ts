import { componentStyle } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { vars } from '../tokens/vars.css';

const { color, font } = vars;

export const anchor = componentStyle({ position: 'relative', display: 'inline-flex' });

export const count = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '1.6em',
  height: '1.6em',
  paddingInline: '0.45em',
  borderRadius: vars.radius.pill,
  background: color.brandAccent,
  color: color.brandAccentOn,
  fontSize: `calc(${font.size.xs} * 0.92)`,
  fontWeight: font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  whiteSpace: 'nowrap',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const floating = componentStyle({
  position: 'absolute',
  insetBlockStart: -7,
  insetInlineStart: 'calc(100% - 8px)',
  boxShadow: `0 0 0 2px ${color.surface}`,
  pointerEvents: 'none',
});
