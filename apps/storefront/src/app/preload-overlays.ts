import { whenIdle } from '../browser/when-idle';
import type { MessageStore } from '../i18n/message-store';
import { currentConnection, isSlow } from '../routing/connection';
import { readNonce } from './nonce';

/**
 * Loads what can be opened over the page, such as menus, dialogs and sign-in, once the browser is idle, so that the
 * first press needs no network. The document lists the files. Not on slow connections: there a press loads them.
 */
export function preloadOverlays(messages: MessageStore) {
  const files = document.querySelector<HTMLMetaElement>('meta[name=overlays]')?.content.split(' ');
  if (!files || isSlow(currentConnection())) return;
  const nonce = readNonce();
  whenIdle(() => {
    for (const href of files)
      document.head.append(
        Object.assign(document.createElement('link'), {
          rel: 'modulepreload',
          fetchPriority: 'low',
          href,
          nonce,
        }),
      );
    // A press tries again
    messages.need('overlays').catch(() => {});
  });
}
