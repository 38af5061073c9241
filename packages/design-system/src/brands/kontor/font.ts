import { familiesOf, stack } from '../../tokens/font-stack';
import type { TokenContract } from '../../tokens/token-contract';

const latin = [
  '"Avenir Next"',
  'Avenir',
  '"Segoe UI"',
  '"Helvetica Neue"',
  'Arial',
  '"Liberation Sans"',
];
const serif = [
  '"Iowan Old Style"',
  'Charter',
  'Georgia',
  '"Noto Serif"',
  '"Songti SC"',
  'SimSun',
  '"Noto Serif CJK SC"',
  '"Noto Serif Thai"',
  '"Noto Serif Lao"',
];
const mono = ['ui-monospace', 'SFMono-Regular', 'Menlo', 'Consolas', '"DejaVu Sans Mono"'];

/** Serif headings, tight line heights. Figures are not monospaced: that leaves gaps beside points and commas of prices. */
export const font: TokenContract['font'] = {
  family: {
    ...familiesOf(latin),
    mono: stack([mono], 'monospace'),
    heading: stack([serif], 'serif'),
    figures: 'inherit',
  },
  size: {
    xs: '0.75rem',
    sm: '0.8125rem',
    md: '0.9375rem',
    lg: '1.1875rem',
    xl: '1.625rem',
    xxl: '2.25rem',
  },
  weight: { regular: '400', medium: '600', bold: '700' },
  leading: { tight: '1.2', normal: '1.4', tallTight: '1.45', tallNormal: '1.65' },
  tracking: { heading: '0em', display: '0em' },
};
