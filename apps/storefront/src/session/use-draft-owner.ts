import { useLayoutEffect, useState } from 'react';
import type { Session } from '../deps/deps';
import { drafts } from './drafts';
import { useSession } from './session-query';

/** What identifies an account in this tab; servers that send no id are asked for the rest. */
const identify = ({ user }: Session) =>
  user &&
  (user.uid === undefined
    ? JSON.stringify([user.userType, user.email, user.phone, user.nickname])
    : String(user.uid));

/**
 * The account whose unsent input may be displayed; undefined for a guest. `change` counts other accounts that
 * have signed in on this page: as a key, it removes what the former one has typed from the display.
 */
export function useDraftOwner() {
  const owner = identify(useSession());
  const [last, setLast] = useState({ owner, change: 0 });
  if (owner !== undefined && owner !== last.owner) {
    const former = last.owner ?? drafts.owner();
    const isOther = former !== undefined && former !== owner;
    setLast({ owner, change: last.change + Number(isOther) });
  }
  useLayoutEffect(() => {
    if (owner !== undefined) drafts.claim(owner);
  }, [owner]);
  return { owner, change: last.change };
}
