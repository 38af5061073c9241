import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { layers } from '@vermilion/design-system/styles';
import { focusRingInside, media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

const narrow = `not all and ${media.lg}`;

export const layout = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  alignItems: 'start',
  '@media': { [media.lg]: { gridTemplateColumns: '13.125rem minmax(0, 1fr)' } },
});
/** A list; in a narrow window one row that scrolls. */
export const menu = mallStyle({
  padding: vars.space.xs,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  '@media': {
    [narrow]: {
      flexDirection: 'row',
      gap: vars.space.xs,
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
    [media.lg]: { gap: vars.space.xs },
  },
});
const line = `${vars.border.hairline} solid ${vars.color.border}`;
const inMenu = (part: string, rule: GlobalStyleRule) =>
  globalStyle(`${menu} ${part}`, { '@layer': { [layers.mall]: rule } });
inMenu('[data-part="group"] + [data-part="group"]', {
  '@media': {
    [narrow]: { paddingInlineStart: vars.space.xs, borderInlineStart: line },
    [media.lg]: { paddingBlockStart: vars.space.xs, borderBlockStart: line },
  },
});
inMenu('ul', { '@media': { [narrow]: { display: 'flex', gap: vars.space.xxs } } });
inMenu('li', { flex: 'none' });
inMenu('a', { '@media': { [narrow]: { whiteSpace: 'nowrap' } } });
// The current page is also marked by a bar, which is more visible than the background
inMenu('a[aria-current="page"]', {
  fontWeight: vars.font.weight.bold,
  boxShadow: `inset 0 -3px ${vars.color.brandAccent}`,
  '@media': {
    [media.lg]: {
      boxShadow: `inset 3px 0 ${vars.color.brandAccent}`,
      borderStartStartRadius: 0,
      borderEndStartRadius: 0,
    },
  },
});
globalStyle(`[dir="rtl"] ${menu} a[aria-current="page"]`, {
  '@layer': {
    [layers.mall]: {
      '@media': { [media.lg]: { boxShadow: `inset -3px 0 ${vars.color.brandAccent}` } },
    },
  },
});
// The row clips overflow, so the outline is drawn inside
inMenu('a:focus-visible', focusRingInside);
export const content = mallStyle({ minWidth: 0 });
