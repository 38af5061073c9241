/** Selected, in forced colours, which remove backgrounds and shadows. */
export const forcedChoice = {
  forcedColorAdjust: 'none',
  background: 'Highlight',
  color: 'HighlightText',
} as const;
