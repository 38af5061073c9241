import { onPageReturn } from '../browser/page-return';

/** Session changes that one tab sends to the others. `expired`: it has ended without the visitor's doing. */
const changes = ['signedIn', 'signedOut', 'expired'] as const;
export type SessionChange = (typeof changes)[number];

let channel: BroadcastChannel | undefined;

/**
 * The tab's channel, which does not receive its own messages. Undefined without BroadcastChannel or with
 * blocked storage.
 */
function openChannel(): BroadcastChannel | undefined {
  try {
    return (channel ??= new BroadcastChannel('mall-session'));
  } catch {
    return undefined;
  }
}

/** Notifies the other tabs; without a channel they notice with their next API call. */
export const broadcastSession = (change: SessionChange) => openChannel()?.postMessage(change);

/**
 * Subscribes to changes from other tabs; returns the unsubscribe function. The channel is closed while the
 * page is in the back/forward cache, since some browsers do not cache pages with an open channel.
 */
export function onSessionBroadcast(listener: (change: SessionChange) => void): () => void {
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    const change = changes.find((known) => known === data);
    if (change) listener(change);
  };
  const open = () => openChannel()?.addEventListener('message', onMessage);
  const close = () => {
    channel?.close();
    channel = undefined;
  };
  open();
  window.addEventListener('pagehide', close);
  const stopWaiting = onPageReturn(open);
  return () => {
    channel?.removeEventListener('message', onMessage);
    window.removeEventListener('pagehide', close);
    stopWaiting();
  };
}
