import { globalStyle } from '@vanilla-extract/css';
import { layers } from '@vermilion/design-system/styles';
import { vars } from '@vermilion/design-system/tokens';
import { mallStyle, mallVariants } from '../internal/mall-style';

export const root = mallStyle({ position: 'relative', display: 'inline-flex' });
export const panel = mallStyle({
  position: 'absolute',
  top: '100%',
  zIndex: vars.zIndex.dropdown,
  paddingTop: vars.space.xs,
  selectors: { '&[hidden]': { display: 'none' } },
});
// Without scripts no press opens it: it opens under the pointer and for the focus. What is hidden is so by
// an important rule of the reset, which only its own layer overrules
globalStyle(`${root}:is(:hover, :focus-within) > ${panel}`, {
  '@layer': {
    [layers.reset]: { '@media': { '(scripting: none)': { display: 'block !important' } } },
  },
});
export const sides = mallVariants({ start: { insetInlineStart: 0 }, end: { insetInlineEnd: 0 } });
export const surface = mallStyle({
  background: vars.color.surfaceRaised,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.float,
  minWidth: '11.25rem',
  maxWidth: 'min(320px, calc(100vw - 32px))',
  padding: vars.space.xs,
});
