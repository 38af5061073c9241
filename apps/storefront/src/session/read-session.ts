import type { MallClient } from '@vermilion/api-client';
import { isSessionInvalid } from '@vermilion/api-client';
import type { Session } from '../deps/deps';

/** The session as seen by the browser: an expired one counts as a guest. */
export async function readBrowserSession(api: MallClient): Promise<Session> {
  try {
    return { signedIn: true, user: await api.userInfo() };
  } catch (error) {
    if (isSessionInvalid(error)) return { signedIn: false };
    throw error;
  }
}
