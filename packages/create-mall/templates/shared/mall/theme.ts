/** The look of the whole page. `system` is light or dark, as the device says. */
export const theme = { brand: 'harbour', colorMode: 'system' } as const;
