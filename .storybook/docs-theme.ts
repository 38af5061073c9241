import { create } from 'storybook/theming';
import { themeOf } from '../packages/design-system/src/foundations/brand-theme';

/** Storybook's docs theme in the colours and fonts of the selected brand. */
export function docsTheme(globals: Record<string, unknown>) {
  const { mode, tokens } = themeOf(globals);
  const { color, font, radius } = tokens;
  return create({
    base: mode,
    colorPrimary: color.brandAccent,
    colorSecondary: color.brandAccentText,
    appBg: color.ground,
    appContentBg: color.surface,
    appPreviewBg: color.ground,
    appBorderColor: color.border,
    appBorderRadius: parseInt(radius.card, 10),
    fontBase: font.family.latin,
    fontCode: font.family.mono,
    textColor: color.text,
    textMutedColor: color.textMuted,
    textInverseColor: color.inverseText,
    barBg: color.surface,
    barTextColor: color.textMuted,
    barHoverColor: color.text,
    barSelectedColor: color.brandAccentText,
    inputBg: color.surface,
    inputBorder: color.borderStrong,
    inputTextColor: color.text,
    inputBorderRadius: parseInt(radius.control, 10),
  });
}
