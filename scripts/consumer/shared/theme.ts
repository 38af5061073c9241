/** On the page's element, and around what is on the page. */
export const theme = { brand: 'harbour', colorMode: 'light', locale: 'en' } as const;
