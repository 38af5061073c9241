import type { ColorMode } from '@vermilion/mall-components/footer';

const YEAR_S = 31_536_000;
const COOKIE = 'color_mode';
const saved = new RegExp(`(?:^|; )${COOKIE}=(light|dark|system)`);
const changed = new Set<() => void>();

/** The mode that a shopper has chosen before, from `document.cookie`; also inlined into a script of the document's head. */
export const savedColorMode = (cookie: string) => saved.exec(cookie)?.[1] as ColorMode | undefined;

/** The media query of the browser frame's color for one mode, when `current` is the page's. */
export const frameMedia = (of: 'light' | 'dark', current: ColorMode) => {
  if (current === 'system') return `(prefers-color-scheme: ${of})`;
  return of === current ? 'all' : 'not all';
};

/** Gives the page the colors of a mode, and the browser's frame, too. */
export function applyColorMode(mode: ColorMode) {
  document.documentElement.dataset.colorMode = mode;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
    meta.media = frameMedia(meta.dataset.of as 'light' | 'dark', mode);
}

/** Applies a mode and remembers it for a year, on all pages. */
export function chooseColorMode(mode: ColorMode) {
  applyColorMode(mode);
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${COOKIE}=${mode}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${secure}`;
  for (const notify of changed) notify();
}

/** The mode of the page, for `useSyncExternalStore`. */
export const currentColorMode = () => document.documentElement.dataset.colorMode as ColorMode;

/** Tells when a mode is chosen; returns what ends it. */
export function onColorModeChange(notify: () => void) {
  changed.add(notify);
  return () => changed.delete(notify);
}
