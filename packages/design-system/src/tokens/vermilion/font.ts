import { familiesOf, scripts, stack } from '../font-stack';
import type { TokenContract } from '../token-contract';

const latin = [
  '-apple-system',
  'BlinkMacSystemFont',
  '"Segoe UI"',
  'Roboto',
  '"Noto Sans"',
  '"Helvetica Neue"',
  'Arial',
];

// Digits and Latin names use the system's own font inside Chinese text
const afterSystem = (own: readonly string[]) =>
  stack([['-apple-system', '"Segoe UI"', 'Roboto'], own, latin, scripts.thai, scripts.lao]);

/** System fonts only; nothing is downloaded. */
export const font: TokenContract['font'] = {
  family: {
    ...familiesOf(latin),
    chinese: afterSystem(scripts.chinese),
    chineseTraditional: afterSystem(scripts.chineseTraditional),
    japanese: afterSystem(scripts.japanese),
    korean: afterSystem(scripts.korean),
    mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Noto Sans Mono", monospace',
    heading: 'inherit',
    figures: 'inherit',
  },
  size: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.25rem', xl: '1.75rem', xxl: '2.5rem' },
  weight: { regular: '400', medium: '500', bold: '600' },
  leading: { tight: '1.25', normal: '1.5', tallTight: '1.45', tallNormal: '1.7' },
  tracking: { heading: '-0.01em', display: '-0.015em' },
};
