import { globalStyle } from '@vanilla-extract/css';
import { layers } from '@vermilion/design-system/styles';
import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../internal/mall-style';

/** HTML written by a shop: headings, lists, tables and images of any size must fit the column. */
export const content = mallStyle({
  maxWidth: '40rem',
  fontSize: vars.font.size.md,
  overflowWrap: 'anywhere',
});
const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${content} ${selector}`, { '@layer': { [layers.mall]: rule } });
inside('> * + *', { marginBlockStart: vars.space.md });
inside('h2, h3, h4', { fontWeight: vars.font.weight.bold, lineHeight: vars.font.leading.tight });
inside('h2', { fontSize: vars.font.size.lg });
inside('ul', { listStyle: 'disc', paddingInlineStart: vars.space.lg });
inside('ol', { listStyle: 'decimal', paddingInlineStart: vars.space.lg });
inside('img', { borderRadius: vars.radius.picture });
inside('table', { display: 'block', overflowX: 'auto' });
inside('td, th', {
  padding: `${vars.space.xs} ${vars.space.sm}`,
  borderBottom: `${vars.border.hairline} solid ${vars.color.border}`,
  textAlign: 'start',
});
inside('a', { textDecoration: 'underline' });
