/** Where the buttons of the buy box stay at the end of the window: not in a small one, of which they would cover half. */
export const onPhone = '(max-width: 47.99em) and (min-width: 16.01em) and (min-height: 24.01em)';
