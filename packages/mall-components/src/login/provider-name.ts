import type { KnownLoginProvider, LoginProvider } from './types';

const names: Record<KnownLoginProvider, string> = {
  twitter: 'Twitter',
  facebook: 'Facebook',
  google: 'Google',
};

/** Brand name of a provider, the same in every language; the id for an unknown one. */
export const providerName = (id: LoginProvider): string =>
  id in names ? names[id as KnownLoginProvider] : id;
