import { globalStyle } from '@vanilla-extract/css';
import { layers } from '@vermilion/design-system/styles';
import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../../styles/mall-style';

export const receipt = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  color: vars.color.text,
  fontSize: vars.font.size.sm,
  // not every browser breaks a grid across pages
  '@media': { print: { display: 'block' } },
});
globalStyle(`${receipt} > * + *`, {
  '@layer': { [layers.mall]: { '@media': { print: { marginBlockStart: vars.space.lg } } } },
});
export const head = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.md,
  paddingBlockEnd: vars.space.md,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.borderStrong}`,
});
export const issuer = mallStyle({ display: 'grid', maxWidth: '24rem' });
export const facts = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  gap: vars.space.lg,
  breakInside: 'avoid',
});
export const unbroken = mallStyle({ breakInside: 'avoid' });
export const refund = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.md,
});
/** For print only. */
export const onPaper = mallStyle({
  display: 'none',
  '@media': { print: { display: 'block' } },
});
/** Hidden in print, in favour of the receipt. */
export const onScreen = mallStyle({ '@media': { print: { display: 'none' } } });
export const actions = mallStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });
export const specification = mallStyle({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.font.size.xs,
});
