import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { layers } from '@vermilion/design-system/styles';
import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

/** HTML written by a shop: headings, lists, tables and images of any size must fit the column. */
export const content = mallStyle({
  maxWidth: '40rem',
  fontSize: vars.font.size.md,
});
const inside = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(`${content} ${selector}`, { '@layer': { [layers.mall]: rule } });
inside('> * + *', { marginBlockStart: vars.space.md });
inside(':is(h2, h3, h4)', {
  fontFamily: vars.font.family.heading,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.leading.tight,
});
inside('h2', { fontSize: vars.font.size.lg });
inside('ul', { listStyle: 'disc', paddingInlineStart: vars.space.lg });
inside('ol', { listStyle: 'decimal', paddingInlineStart: vars.space.lg });
inside('img', { borderRadius: vars.radius.picture });
inside('table', { display: 'block', overflowX: 'auto' });
inside(':is(td, th)', {
  padding: `${vars.space.xs} ${vars.space.sm}`,
  borderBottom: `${vars.border.hairline} solid ${vars.color.border}`,
  textAlign: 'start',
});
// Names of specifications keep their words whole; a wider table scrolls
inside('th', { overflowWrap: 'break-word' });
inside('a', { textDecoration: 'underline' });

/**
 * With headings, and where there is room: each heading beside its text, which keeps its width. Shops whose
 * description has none get a single column.
 */
const heading = ':is(h2, h3, h4)';
const beside = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(`${content}:has(> ${heading})${selector}`, {
    '@layer': { [layers.mall]: { '@media': { [media.xl]: rule } } },
  });
beside('', {
  display: 'grid',
  gridTemplateColumns: '11rem minmax(0, 40rem)',
  columnGap: vars.space.lg,
  alignItems: 'start',
  maxWidth: 'none',
});
beside(' > *', { gridColumn: 2 });
beside(` > ${heading}`, {
  gridColumn: 1,
  fontSize: vars.font.size.md,
  lineHeight: vars.font.leading.normal,
});
beside(` > ${heading}:first-child + *`, { marginBlockStart: 0 });
beside(` > ${heading} ~ ${heading}`, { marginBlockStart: vars.space.xl });
beside(` > ${heading} ~ ${heading} + *`, { marginBlockStart: vars.space.xl });
