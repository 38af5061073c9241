import type { Location } from 'react-router-dom';
import { sessionStore } from '../browser/storage';

const KEY = 'scrolled';

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStore.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** The element id of a fragment, which may be badly encoded. */
function partNamed(hash: string) {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/**
 * Remembers the scroll position of each history entry, since the browser restores it before the page is
 * rendered. Reloads and returns to another document are left to the browser.
 */
export function createScrollMemory(current: () => Location) {
  const positions = readPositions();
  const save = () => (positions[current().key] = window.scrollY);
  const { history } = window;
  let isOurs = history.scrollRestoration === 'manual';
  const take = () => (history.scrollRestoration = 'manual');
  take();
  window.addEventListener('pageshow', take);
  window.addEventListener('pagehide', () => {
    save();
    sessionStore.setItem(KEY, JSON.stringify(positions));
    history.scrollRestoration = 'auto';
  });
  return {
    save,
    /** Scrolls to the remembered position, to the fragment's element, or to the top. */
    restore({ key, hash }: Location, keepsScroll = false) {
      const isFirst = !isOurs;
      isOurs = true;
      if (isFirst) return;
      const position = positions[key];
      const part = hash && document.getElementById(partNamed(hash));
      if (position !== undefined) window.scrollTo(0, position);
      else if (part) part.scrollIntoView();
      else if (!keepsScroll) window.scrollTo(0, 0);
    },
  };
}
