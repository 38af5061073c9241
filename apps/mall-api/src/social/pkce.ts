import { createHash } from 'node:crypto';
import type { Settings } from '../config/settings';

/** PKCE: binds the OAuth 2 code to the server that requested it (RFC 7636). */
export const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url');

/** The redirect URI, exactly as registered with the provider. */
export const callbackOf = ({ storefrontUrl }: Settings, provider: 'google' | 'facebook'): string =>
  `${storefrontUrl}/middlewares/callback_${provider}`;
