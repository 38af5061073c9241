import { sessionStore } from '../browser/storage';
import type { PageLocation } from './page-location';

const KEY = 'scrolled';

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStore.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** The id that an address names; whoever wrote the address may have encoded it wrongly. */
function partNamed(hash: string) {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/**
 * Remembers how far each entry of the history was scrolled, since the browser itself scrolls back before the page
 * is there. A reload and the way back to another document are left to the browser.
 */
export function createScrollMemory(current: () => PageLocation) {
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
    /** Scrolls to where a page was left, to the part that its address names, or to its top. */
    restore({ key, hash }: PageLocation, keepsScroll = false) {
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
