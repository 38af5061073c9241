import type { Settings } from '../config/settings';

/** The redirect URI, exactly as registered with the provider. */
export const callbackOf = ({ storefrontUrl }: Settings, provider: 'google' | 'facebook'): string =>
  `${storefrontUrl}/middlewares/callback_${provider}`;
