import type { LoginProvider } from './types';

/** Brand names of the providers, the same in every language. */
export const providerNames: Record<LoginProvider, string> = {
  twitter: 'Twitter',
  facebook: 'Facebook',
  google: 'Google',
};
