/** What is chosen where the visitor has set all colours, and grounds and shadows are gone; as Tag does it. */
export const forcedChoice = {
  background: 'Highlight',
  color: 'HighlightText',
  forcedColorAdjust: 'none',
} as const;
