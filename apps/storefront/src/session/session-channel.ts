/** What one tab tells the others of this browser about the session. */
const changes = ['signedIn', 'signedOut'] as const;
export type SessionChange = (typeof changes)[number];

let channel: BroadcastChannel | undefined;

/** One for this tab: what is said through it is heard by all but itself. A browser without channels, or with blocked storage, has none. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return (channel ??= new BroadcastChannel('mall-session'));
  } catch {
    return undefined;
  }
}

/** Tells the other tabs; where that cannot be done they learn it with their next call. */
export const broadcastSession = (change: SessionChange) => openChannel()?.postMessage(change);

/** Hears what other tabs tell, until the answered function is called. */
export function onSessionBroadcast(listener: (change: SessionChange) => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    const change = changes.find((known) => known === data);
    if (change) listener(change);
  };
  const heard = openChannel();
  heard?.addEventListener('message', hear);
  return () => heard?.removeEventListener('message', hear);
}
