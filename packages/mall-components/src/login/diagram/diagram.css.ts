import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../../styles/mall-style';

const { color, font, space, border } = vars;

export const frame = mallStyle({ overflowX: 'auto', marginBlockEnd: space.xl });
export const drawing = mallStyle({
  display: 'block',
  width: '100%',
  minWidth: 900,
  height: 'auto',
});
export const node = mallStyle({ fill: color.surfaceRaised, stroke: color.borderStrong });
export const first = mallStyle({ stroke: color.brandAccent, strokeWidth: 2 });
export const name = mallStyle({ fill: color.text, fontSize: '15px', fontWeight: font.weight.bold });
export const number = mallStyle({ fill: color.textMuted, fontSize: '12px' });
export const line = mallStyle({ stroke: color.textSubtle, strokeWidth: 1.5, fill: 'none' });
export const head = mallStyle({ fill: color.textSubtle });
/** Its own background keeps lines from crossing the text. */
export const label = mallStyle({
  fill: color.text,
  fontSize: '12px',
  stroke: color.surface,
  strokeWidth: 5,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
});
export const guard = mallStyle({ fill: color.textMuted });
export const table = mallStyle({ borderCollapse: 'collapse', fontSize: font.size.sm });
export const cell = mallStyle({
  padding: `${space.xxs} ${space.sm}`,
  textAlign: 'start',
  borderBlockEnd: `${border.hairline} solid ${color.border}`,
});
