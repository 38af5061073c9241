import { globalStyle } from '@vanilla-extract/css';
import { layers } from '@vermilion/design-system/styles';
import { vars } from '@vermilion/design-system/tokens';
import { mallStyle, mallVariants } from '../styles/mall-style';

const place = { position: 'relative', display: 'inline-flex' } as const;
export const root = mallStyle(place);
/** For a panel whose content needs scripts. */
export const scriptedRoot = mallStyle(place);
export const panel = mallStyle({
  position: 'absolute',
  top: '100%',
  zIndex: vars.zIndex.dropdown,
  paddingTop: vars.space.xs,
  selectors: { '&[hidden]': { display: 'none' } },
});
// Without scripts it opens on hover and focus. `hidden` is an important rule of the reset layer, which only a
// rule in the same layer overrides
globalStyle(`${root}:is(:hover, :focus-within) > ${panel}`, {
  '@layer': {
    [layers.reset]: { '@media': { '(scripting: none)': { display: 'block !important' } } },
  },
});
export const sides = mallVariants({ start: { insetInlineStart: 0 }, end: { insetInlineEnd: 0 } });
const raised = {
  background: vars.color.surfaceRaised,
  // the button may be on a dark background
  color: vars.color.text,
  fontSize: vars.font.size.sm,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.float,
};
export const surface = mallStyle({
  ...raised,
  minWidth: '11.25rem',
  maxWidth: 'min(22rem, calc(100vw - 32px))',
  padding: vars.space.xs,
});
/** For a panel with its own padding. */
export const wideSurface = mallStyle({ ...raised, width: '22.5rem', overflow: 'hidden' });
