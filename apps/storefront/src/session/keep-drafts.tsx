import { useQueryClient } from '@tanstack/react-query';
import { DraftProvider, type DraftStore } from '@vermilion/mall-components/settings';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { Session } from '../deps/deps';
import { drafts } from './drafts';
import { SESSION_KEY } from './session-query';
import { useDraftOwner } from './use-draft-owner';

interface KeepDraftsProps {
  /** Identifies the page with its subject, e.g. the order. */
  page: string;
  /** `left`: also forgotten when the visitor goes to another page, without losing the session. */
  until?: 'sent' | 'left';
  children: ReactNode;
}

/** Keeps unsent input of the forms below in this tab, over sign-in and reloads, for the account that typed it. */
export function KeepDrafts({ page, until = 'sent', children }: KeepDraftsProps) {
  const { owner, change } = useDraftOwner();
  const store = useMemo(
    (): DraftStore => ({
      read: (name) => drafts.read(owner, page, name),
      write: (name, value) => drafts.write(owner, page, name, value),
      subscribe: drafts.subscribe,
    }),
    [owner, page],
  );
  useForgetOnLeave(page, until === 'left');
  return (
    <DraftProvider key={change} store={store}>
      {children}
    </DraftProvider>
  );
}

function useForgetOnLeave(page: string, enabled: boolean) {
  const queryClient = useQueryClient();
  const mounts = useRef(0);
  useEffect(() => {
    mounts.current += 1;
    const own = mounts.current;
    return () => {
      // Strict mode mounts again at once
      queueMicrotask(() => {
        const isSignedIn = queryClient.getQueryData<Session>(SESSION_KEY)?.signedIn;
        if (enabled && isSignedIn && mounts.current === own) drafts.forget(page);
      });
    };
  }, [queryClient, page, enabled]);
}
