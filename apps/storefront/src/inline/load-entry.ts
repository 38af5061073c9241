import { whenIdle } from '../browser/when-idle';
import { currentConnection } from '../routing/connection';

declare global {
  interface Window {
    /** Called by a script at the end of the shell. */
    __SHELL_PARSED__?: () => void;
  }
}

/**
 * Loads the page's scripts on the first interaction, or when page and images have loaded and the browser is idle;
 * the latter not with data saving on. A history entry whose scroll position we restore needs the scripts at once.
 * They run once the shell is parsed: React would discard a part of it and render it all again.
 */
const own = document.currentScript as HTMLScriptElement;
const signs = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'wheel',
  'scroll',
] as const;

const parsed = new Promise<void>((resolve) => {
  window.__SHELL_PARSED__ = resolve;
  window.addEventListener('DOMContentLoaded', () => resolve());
});

/** Begins to load the scripts that the entry imports, which the browser would find one after the other. */
function preload() {
  const listed = document.querySelector<HTMLMetaElement>('meta[name=later]')?.content.split(' ');
  for (const href of listed ?? []) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href, nonce: own.nonce });
    document.head.append(link);
  }
}

async function load() {
  for (const sign of signs) window.removeEventListener(sign, load, true);
  const { entry } = own.dataset;
  if (!entry) return;
  delete own.dataset.entry;
  preload();
  await parsed;
  await import(entry).catch(() => window.__EARLY__?.giveUp());
}

const loadWhenIdle = () => whenIdle(() => void load(), { timeout: 4000 });

for (const sign of signs) window.addEventListener(sign, load, { capture: true, passive: true });
if (!currentConnection()?.saveData) window.addEventListener('load', () => setTimeout(loadWhenIdle));
if (history.scrollRestoration === 'manual') void load();
