import { componentStyle, componentVariants } from '../styles/component-style';
import { vars } from '../tokens/vars.css';

const { color, space, font } = vars;

export const alert = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.sm,
  padding: `${space.sm} ${space.md}`,
  border: `${vars.border.hairline} solid`,
  borderRadius: vars.radius.message,
  fontSize: font.size.sm,
  lineHeight: font.leading.normal,
});

const tone = (soft: string, edge: string) => ({
  background: soft,
  borderColor: edge,
});

export const tones = componentVariants({
  info: tone(color.infoSoft, color.infoSoftActive),
  positive: tone(color.positiveSoft, color.positiveSoftActive),
  caution: tone(color.cautionSoft, color.cautionSoftActive),
  critical: tone(color.criticalSoft, color.criticalSoftActive),
});

export const icons = componentVariants({
  info: { color: color.infoText },
  positive: { color: color.positiveText },
  caution: { color: color.cautionText },
  critical: { color: color.criticalText },
});

export const icon = componentStyle({ marginBlockStart: `calc((1lh - ${vars.size.iconMd}) / 2)` });
/** Message and action share a line and wrap onto two if they do not fit. */
export const content = componentStyle({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.sm} ${space.md}`,
  minWidth: 0,
  color: color.text,
});
/** As tall as one line of text, so that the text stays aligned with the icon beside a taller button. */
export const action = componentStyle({
  marginBlock: `calc((1lh - ${vars.size.controlSm}) / 2)`,
});
export const body = componentStyle({ flex: '1 1 24ch', minWidth: 0 });
export const title = componentStyle({ fontWeight: font.weight.medium });
