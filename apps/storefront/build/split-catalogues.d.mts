import type { Plugin } from 'vite';

export function splitCatalogues(
  ids?: Record<'first' | 'frame' | 'shop' | 'merchant', ReadonlySet<string>>,
): Plugin;
