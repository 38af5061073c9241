import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

export const button = mallStyle({
  minHeight: vars.size.target,
  color: vars.color.text,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  selectors: { '&[hidden]': { display: 'none' } },
});
