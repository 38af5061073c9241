import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../../styles/mall-style';

const { color, space } = vars;

export const codeButton = mallStyle({
  fontVariantNumeric: 'tabular-nums',
  marginInlineEnd: -8,
  // the field is narrower than its text at the side
  whiteSpace: 'nowrap',
  selectors: { '&:enabled': { color: color.brandAccentText } },
});
export const textButton = mallStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  color: color.brandAccentText,
  fontWeight: vars.font.weight.medium,
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const captcha = mallStyle({ display: 'grid', gap: space.xxs, justifyItems: 'start' });
export const captchaInput = mallStyle({ width: '100%' });
/** Placeholder of the image. */
export const captchaPicture = mallStyle({
  display: 'block',
  width: '6.75rem',
  height: '2.25rem',
  overflow: 'hidden',
  borderRadius: vars.radius.sm,
  background: color.surfaceSunken,
});
export const captchaImage = mallStyle({ display: 'block', width: '100%', height: '100%' });
