import type { MallClient } from '@vermilion/api-client';
import { isSessionInvalid } from '@vermilion/api-client';
import type { Session } from '../app/deps';

/**
 * Who the request's token belongs to, with the token check that every page load makes. A token that
 * the API refuses is lost; an API in trouble says nothing about it.
 */
export function readServerSession(api: MallClient, hasToken: boolean) {
  let lost = false;
  const read = async (): Promise<Session> => {
    if (!hasToken) return { signedIn: false };
    const [exists, user] = await Promise.allSettled([api.tokenExists(), api.userInfo()]);
    if (exists.status === 'fulfilled' && exists.value && user.status === 'fulfilled')
      return { signedIn: true, user: user.value };
    lost =
      (exists.status === 'fulfilled' && !exists.value) ||
      [exists, user].some(
        (result) => result.status === 'rejected' && isSessionInvalid(result.reason),
      );
    return { signedIn: false };
  };
  return { read, isLost: () => lost };
}
