import type { MallClient } from '@vermilion/api-client';
import { MallError } from '@vermilion/api-client';
import type { Session } from '../app/deps';

const unanswered = (error: unknown) =>
  error instanceof MallError && ['transport', 'timeout', 'aborted'].includes(error.reason);

/**
 * Who the request's token belongs to, with the token check that every page load makes. A token that
 * the API refuses is lost; an API that does not answer says nothing about it.
 */
export function readServerSession(api: MallClient, hasToken: boolean) {
  let lost = false;
  const read = async (): Promise<Session> => {
    if (!hasToken) return { signedIn: false };
    const [exists, user] = await Promise.allSettled([api.tokenExists(), api.userInfo()]);
    if (exists.status === 'fulfilled' && exists.value && user.status === 'fulfilled')
      return { signedIn: true, user: user.value };
    const reasons = [exists, user].flatMap((result) =>
      result.status === 'rejected' ? [result.reason as unknown] : [],
    );
    lost = !reasons.some(unanswered);
    return { signedIn: false };
  };
  return { read, isLost: () => lost };
}
