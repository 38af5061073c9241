/** The loading state of a list. */
export type LoadState = 'loading' | 'ready' | 'failed';
