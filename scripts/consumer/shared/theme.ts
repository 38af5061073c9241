/** On the html element, and around the content. */
export const theme = { brand: 'harbour', colorMode: 'light', locale: 'en' } as const;
