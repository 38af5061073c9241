/** A phone with letters of twice the size, where nothing fits beside anything else. */
export const narrowest = '(max-width: 16em)';
