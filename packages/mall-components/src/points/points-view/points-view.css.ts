import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../../styles/mall-style';

const { space, color, font } = vars;
const hairline = `${vars.border.hairline} solid ${color.border}`;

export const view = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
});
export const summary = mallStyle({ display: 'grid', gap: space.md });
export const figures = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.md,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
export const aside = mallStyle({
  gridColumn: '1 / -1',
  color: color.textMuted,
  fontSize: font.size.sm,
  fontVariantNumeric: 'tabular-nums',
});
export const notice = mallStyle({ color: color.text, fontSize: font.size.sm, maxWidth: '72ch' });
export const panel = mallStyle({ display: 'grid', gap: space.md });
export const list = mallStyle({
  display: 'grid',
  overflow: 'hidden',
  border: hairline,
  borderRadius: vars.radius.card,
  background: color.surface,
});
export const entry = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space.xxs} ${space.md}`,
  alignItems: 'start',
  padding: `${space.sm} ${space.md}`,
  selectors: { '& + &': { borderBlockStart: hairline } },
  '@media': { [media.md]: { gridTemplateRows: 'auto 1fr', paddingInline: space.lg } },
});
/** In a narrow window number and date span the full width, below text and amount. */
export const what = mallStyle({
  display: 'contents',
  '@media': {
    [media.md]: {
      display: 'grid',
      gridRow: '1 / span 2',
      justifyItems: 'start',
      gap: space.xxs,
      minWidth: 0,
    },
  },
});
export const number = mallStyle({
  gridColumn: '1 / -1',
  justifySelf: 'start',
  fontSize: font.size.sm,
  fontVariantNumeric: 'tabular-nums',
});
/** Below everything in a narrow window, else below the amount. */
export const frozen = mallStyle({
  gridColumn: '1 / -1',
  justifySelf: 'start',
  '@media': { [media.md]: { gridColumn: 2, justifySelf: 'end' } },
});
/** The sign conveys the same as the colour. */
export const amount = mallStyle({
  gridArea: '1 / 2',
  justifySelf: 'end',
  fontWeight: font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-sign="plus"]': { color: color.positiveText } },
});
export const rules = mallStyle({ display: 'grid', gap: space.md });
export const steps = mallStyle({
  display: 'grid',
  gap: space.md,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const rule = mallStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space.xs,
  padding: space.md,
  border: hairline,
  borderRadius: vars.radius.card,
  background: color.surface,
});
export const ruleText = mallStyle({ color: color.textMuted, maxWidth: '60ch' });
