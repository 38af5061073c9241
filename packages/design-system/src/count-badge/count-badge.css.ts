import { componentStyle } from '../styles/component-style';
import { vars } from '../tokens/vars.css';

const { color, font } = vars;

export const anchor = componentStyle({ position: 'relative', display: 'inline-flex' });

export const count = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 18,
  height: 18,
  paddingInline: 5,
  borderRadius: vars.radius.pill,
  background: color.brandAccent,
  color: color.brandAccentOn,
  fontSize: 11,
  fontWeight: font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  whiteSpace: 'nowrap',
});

export const floating = componentStyle({
  position: 'absolute',
  insetBlockStart: -6,
  insetInlineStart: 'calc(100% - 10px)',
  boxShadow: `0 0 0 2px ${color.surface}`,
  pointerEvents: 'none',
});
