import { createVar } from '@vanilla-extract/css';
import { componentStyle, componentVariants } from '../styles/component-style';
import { vars } from '../tokens/vars.css';

const { color, space, font, size } = vars;
const ink = createVar();

export const banner = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.sm,
  paddingBlock: space.xs,
  paddingInline: space.md,
  borderBlockEnd: `${vars.border.hairline} solid`,
  fontSize: font.size.sm,
  lineHeight: font.leading.normal,
});

const tone = (ground: string, edge: string, text: string) => ({
  vars: { [ink]: text },
  background: ground,
  borderColor: edge,
});

export const tones = componentVariants({
  info: tone(color.infoSoft, color.infoSoftActive, color.infoText),
  positive: tone(color.positiveSoft, color.positiveSoftActive, color.positiveText),
  caution: tone(color.cautionSoft, color.cautionSoftActive, color.cautionText),
  critical: tone(color.criticalSoft, color.criticalSoftActive, color.criticalText),
});

/** The first line is as tall as the buttons next to it. */
const firstLine = `calc((${size.controlSm} - 1lh) / 2)`;

export const icon = componentStyle({
  flex: 'none',
  marginBlockStart: `calc((${size.controlSm} - ${size.iconMd}) / 2)`,
  color: ink,
});

/** Message and action share a line and wrap onto two if they do not fit. */
export const content = componentStyle({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space.xxs} ${space.md}`,
  minWidth: 0,
  color: color.text,
});

export const body = componentStyle({
  paddingBlock: firstLine,
  minWidth: 0,
  maxWidth: '72ch',
});
