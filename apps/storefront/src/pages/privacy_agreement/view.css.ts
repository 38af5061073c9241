import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@vermilion/design-system/tokens';

export const text = style({ maxWidth: '72ch', fontSize: vars.font.size.md });

globalStyle(`${text} > * + *`, { marginBlockStart: vars.space.md });
globalStyle(`${text} :is(h1, h2, h3)`, {
  marginBlockStart: vars.space.xl,
  fontSize: vars.font.size.lg,
  fontWeight: vars.font.weight.bold,
});
globalStyle(`${text} :is(ul, ol)`, { paddingInlineStart: vars.space.lg, listStyle: 'revert' });
