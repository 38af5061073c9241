import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

export const button = mallStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: '2.5rem',
  height: '2.5rem',
  borderRadius: vars.radius.pill,
  color: vars.color.text,
  fontSize: vars.size.iconMd,
  selectors: {
    '&:hover, &[aria-expanded="true"]': { background: vars.color.surfaceSunken },
  },
});
/** Wide enough that a URL of goods fits on two lines. */
export const panel = mallStyle({
  display: 'grid',
  gap: vars.space.sm,
  width: '15rem',
  maxWidth: '100%',
  padding: vars.space.xs,
});
