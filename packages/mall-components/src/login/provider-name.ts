import type { KnownLoginProvider, LoginProvider } from './types';

const names: Record<KnownLoginProvider, string> = {
  twitter: 'Twitter',
  facebook: 'Facebook',
  google: 'Google',
};

/** The brand's name of a provider, the same in every language; of one that is not known its id. */
export const providerName = (id: LoginProvider): string =>
  id in names ? names[id as KnownLoginProvider] : id;
