import type { TokenContract } from '../../tokens/token-contract';
import { scripts, stack } from '../font-stack';

const latin = [
  '-apple-system',
  'BlinkMacSystemFont',
  '"Segoe UI"',
  'Roboto',
  '"Noto Sans"',
  '"Helvetica Neue"',
  'Arial',
];
// A page in one script shows shop names in the others: every stack ends in all of them
const { chinese, chineseTraditional, thai, lao } = scripts;

/** Fonts that every system already has; nothing is downloaded. */
export const font: TokenContract['font'] = {
  family: {
    latin: stack([latin, chinese, thai, lao]),
    chinese: stack([['-apple-system', '"Segoe UI"', 'Roboto'], chinese, latin, thai, lao]),
    chineseTraditional: stack([
      ['-apple-system', '"Segoe UI"', 'Roboto'],
      chineseTraditional,
      latin,
      thai,
      lao,
    ]),
    thai: stack([thai, latin, chinese, lao]),
    lao: stack([lao, latin, thai, chinese]),
    mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Noto Sans Mono", monospace',
    heading: 'inherit',
    figures: 'inherit',
  },
  size: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.25rem', xl: '1.75rem', xxl: '2.5rem' },
  weight: { regular: '400', medium: '500', bold: '600' },
  leading: { tight: '1.25', normal: '1.5', tallTight: '1.45', tallNormal: '1.7' },
  tracking: { heading: '-0.01em', display: '-0.015em' },
};
