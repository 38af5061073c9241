/** What one tab tells the others of this browser about the session. */
const changes = ['signedIn', 'signedOut'] as const;
export type SessionChange = (typeof changes)[number];

const NAME = 'mall-session';

/** Tells the other tabs; a browser without channels tells nobody, and they learn it with their next call. */
export function tellTabs(change: SessionChange) {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(change);
  channel.close();
}

/** Hears what other tabs tell, until the answered function is called. */
export function hearTabs(listener: (change: SessionChange) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const change = changes.find((known) => known === data);
    if (change) listener(change);
  };
  return () => channel.close();
}
