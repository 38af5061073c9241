/** What is chosen, where the visitor has set all colours and grounds and shadows are gone. */
export const forcedChoice = {
  forcedColorAdjust: 'none',
  background: 'Highlight',
  color: 'HighlightText',
} as const;
