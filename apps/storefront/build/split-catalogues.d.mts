import type { Plugin } from 'vite';

export function splitCatalogues(
  ids?: Record<'first' | 'shop' | 'merchant', ReadonlySet<string>>,
): Plugin;
