import { globalStyle, style } from '@vanilla-extract/css';
import { focusRingAround, vars } from '@vermilion/design-system/tokens';

const { border, color, radius, space } = vars;

export const frame = style({
  border: `${border.hairline} solid ${color.borderStrong}`,
  borderRadius: radius.card,
  background: color.surface,
  ...focusRingAround(),
});
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xxs,
  padding: space.xxs,
  borderBlockEnd: `${border.hairline} solid ${color.border}`,
});
export const tool = style({
  minInlineSize: vars.size.controlSm,
  selectors: { '&[aria-pressed="true"]': { background: color.brandAccentSoft } },
});
/** Where the text is typed. */
export const text = style({
  minBlockSize: '12rem',
  maxBlockSize: '32rem',
  overflowY: 'auto',
  padding: space.md,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  ':focus': { outline: 'none' },
});
globalStyle(`${text} img`, { maxInlineSize: '100%', blockSize: 'auto' });
globalStyle(`${text} :is(p, ul, ol, blockquote, h2, h3)`, { marginBlock: `0 ${space.sm}` });
globalStyle(`${text} blockquote`, {
  marginInline: 0,
  paddingInlineStart: space.md,
  borderInlineStart: `${space.xxs} solid ${color.border}`,
});
globalStyle(`${text} a`, { color: color.link, textDecoration: 'underline' });
globalStyle(`${text} :is(ul, ol)`, { paddingInlineStart: space.xl });
globalStyle(`${text} ul`, { listStyle: 'disc' });
globalStyle(`${text} ol`, { listStyle: 'decimal' });
globalStyle(`${text} .ProseMirror-selectednode`, {
  outline: `${border.hairline} solid ${color.focus}`,
});
