/** Where the buttons of the buy box are fixed: not in a small window, half of which they would cover. */
export const onPhone = '(max-width: 47.99em) and (min-width: 16.01em) and (min-height: 24.01em)';
