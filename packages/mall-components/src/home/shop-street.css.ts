import { focusRingAround, media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

const { color, space, radius, motion } = vars;
/** Room for the name next to the logo. */
const beside = '(min-width: 14rem)';
const ring = focusRingAround('a:focus-visible');

export const street = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.sm,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space.md } },
});
export const shop = mallStyle({
  position: 'relative',
  containerType: 'inline-size',
  overflow: 'hidden',
  height: '100%',
  borderRadius: radius.card,
  border: `${vars.border.hairline} solid ${color.border}`,
  background: color.surface,
  transition: `box-shadow ${motion.normal} ${motion.easing}`,
  '@supports': ring['@supports'],
  selectors: {
    ...ring.selectors,
    '&:hover': { boxShadow: vars.shadow.float },
  },
});
/** The name is below the logo where there is no room next to it. */
export const foot = mallStyle({
  display: 'grid',
  gap: space.xxs,
  padding: `0 ${space.sm} ${space.sm}`,
  '@container': {
    [beside]: { display: 'flex', alignItems: 'flex-end', gap: space.sm },
  },
});
export const logo = mallStyle({
  flex: 'none',
  width: '3.25rem',
  marginBlockStart: -22,
  borderRadius: radius.control,
  border: `${vars.border.strong} solid ${color.surface}`,
});
export const text = mallStyle({
  display: 'grid',
  gap: 2,
  minWidth: 0,
  flex: 1,
  '@container': { [beside]: { paddingBlockStart: space.xs } },
});
export const name = mallStyle({
  fontWeight: vars.font.weight.medium,
  outline: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0 },
});
