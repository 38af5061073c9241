/** An input without looks of its own that lies over all of what it is the control of. */
export const coveringInput = {
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
} as const;

/** The same, where what lies below shows the focus. */
export const coveringChoice = {
  ...coveringInput,
  cursor: 'inherit',
  selectors: { '&:focus-visible': { outline: 'none' } },
} as const;
