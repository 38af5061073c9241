import { createHash } from 'node:crypto';
import type { Settings } from '../config/settings';

/** What ties the code of OAuth 2 to the server that asked for it (RFC 7636). */
export const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url');

/** Where a provider sends the browser back to; registered there exactly so. */
export const callbackOf = ({ storefrontUrl }: Settings, provider: 'google' | 'facebook'): string =>
  `${storefrontUrl}/middlewares/callback_${provider}`;
