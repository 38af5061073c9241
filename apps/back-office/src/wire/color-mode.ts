import { useSyncExternalStore } from 'react';

export const colorModes = ['light', 'dark', 'system'] as const;
export type ColorMode = (typeof colorModes)[number];

/** The storefront's: whoever has chosen there has chosen here. */
const COOKIE = 'color_mode';
const YEAR_S = 31_536_000;
const changed = new Set<() => void>();

const apply = (mode: ColorMode) => void (document.documentElement.dataset.colorMode = mode);

/** Gives the page the colors that were chosen on this device; without a choice it keeps those of the mall. */
export function applyColorMode() {
  const kept = new RegExp(`(?:^|; )${COOKIE}=(\\w+)`).exec(document.cookie)?.[1];
  const mode = colorModes.find((one) => one === kept);
  if (mode) apply(mode);
}

/** Gives the page other colors, and keeps the choice for a year. */
export function chooseColorMode(mode: ColorMode) {
  apply(mode);
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${COOKIE}=${mode}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${secure}`;
  for (const tell of changed) tell();
}

function subscribe(tell: () => void) {
  changed.add(tell);
  return () => void changed.delete(tell);
}

/** The colors of the page; light where nothing says. */
const current = () =>
  colorModes.find((mode) => mode === document.documentElement.dataset.colorMode) ?? 'light';

/** The colors of the page now. */
export const useColorMode = () => useSyncExternalStore(subscribe, current);
