import { globalStyle } from '@vanilla-extract/css';
import { layers } from '@vermilion/design-system/styles';
import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

export const shop = mallStyle({
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  // For the ground of the button under the pointer
  overflow: 'clip',
});
/** What is folded has the paddings of what is not. */
export const fold = mallStyle({});
globalStyle(`${fold} [data-part="trigger"]`, {
  '@layer': { [layers.mall]: { alignItems: 'center', paddingInline: vars.space.md } },
});
globalStyle(`${fold} [data-part="trigger"] > span`, {
  '@layer': { [layers.mall]: { flexGrow: 1 } },
});
globalStyle(`${fold} [data-part="panel"] > div`, {
  '@layer': { [layers.mall]: { paddingInline: vars.space.md, paddingBlockEnd: 0 } },
});
export const title = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xs} ${vars.space.md}`,
});
export const name = mallStyle({ minWidth: 0 });
export const count = mallStyle({
  color: vars.color.textMuted,
  fontWeight: vars.font.weight.regular,
  whiteSpace: 'nowrap',
});
export const pictures = mallStyle({
  display: 'flex',
  gap: vars.space.xxs,
  // They are of the folded state: unfolded, each line has its own
  selectors: { '[aria-expanded="true"] &': { display: 'none' } },
});
export const picture = mallStyle({ width: '3rem', borderRadius: vars.radius.control });
export const totals = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.xxs} ${vars.space.lg}`,
  padding: `${vars.space.sm} ${vars.space.md}`,
  color: vars.color.textMuted,
});
export const sum = mallStyle({ display: 'flex', alignItems: 'baseline', gap: vars.space.xs });
/** Grows, so that the subtotal stands at the end of the line, also alone. */
export const delivery = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  flexGrow: 1,
  gap: `2px ${vars.space.xs}`,
});
export const hint = mallStyle({
  marginInlineStart: vars.space.sm,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
});
/** A choice between two or three ways, inside the parcel. */
export const choice = mallStyle({
  // A legend stands above the padding of its fieldset
  marginBlockStart: vars.space.sm,
  paddingInline: vars.space.md,
});
export const arrival = mallStyle({
  display: 'block',
  paddingBlockStart: vars.space.sm,
  paddingInline: vars.space.md,
});
