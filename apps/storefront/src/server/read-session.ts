import type { MallClient } from '@vermilion/api-client';
import { isSessionInvalid } from '@vermilion/api-client';
import type { Session } from '../app/deps';

/**
 * Who the request's token belongs to, with the token check that every page load makes. A token that
 * the API refuses is lost; an API in trouble says nothing about it, and `read` rejects.
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
