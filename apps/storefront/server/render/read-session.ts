import type { MallClient } from '@vermilion/api-client';
import { isSessionInvalid } from '@vermilion/api-client';
import type { Session } from '../../src/deps/deps';

/**
 * Reads the session of the request with the token check of every page load. A refused token means that the
 * session is lost; `read` rejects when the API fails.
 */
export function readServerSession(api: MallClient, hasToken: boolean) {
  let lost = false;
  const read = async (): Promise<Session> => {
    if (!hasToken) return { signedIn: false };
    try {
      const [exists, user] = await Promise.all([api.tokenExists(), api.userInfo()]);
      if (exists) return { signedIn: true, user };
    } catch (error) {
      if (!isSessionInvalid(error)) throw error;
    }
    lost = true;
    return { signedIn: false };
  };
  return { read, isLost: () => lost };
}
