/** An unstyled input that covers its visual control. */
export const coveringInput = {
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
} as const;

/** The same, where the visual control shows focus. */
export const coveringChoice = {
  ...coveringInput,
  cursor: 'inherit',
  selectors: { '&:focus-visible': { outline: 'none' } },
} as const;
