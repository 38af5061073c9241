import type { LoginProvider } from './types';

/** What the other houses call themselves, in every language. */
export const providerNames: Record<LoginProvider, string> = {
  twitter: 'Twitter',
  facebook: 'Facebook',
  google: 'Google',
};
