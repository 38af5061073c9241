/** Heights of the main header below and above the `md` breakpoint; sticky elements are placed below it. */
export const headerHeight = { small: '6.5rem', wide: '4.5rem' } as const;
