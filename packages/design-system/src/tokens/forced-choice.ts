import { vars } from './vars.css';

const { text, textMuted, textSubtle, brandAccentText, price } = vars.color;
const TEXT = 'HighlightText';

/**
 * Selected, in forced colours, which remove backgrounds and shadows. Texts within, such as counts, have a colour
 * of their own, which is not forced there either.
 */
export const forcedChoice = {
  forcedColorAdjust: 'none',
  background: 'Highlight',
  color: TEXT,
  vars: {
    [text]: TEXT,
    [textMuted]: TEXT,
    [textSubtle]: TEXT,
    [brandAccentText]: TEXT,
    [price]: TEXT,
  },
} as const;
