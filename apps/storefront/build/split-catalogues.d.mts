import type { Plugin } from 'vite';

export function splitCatalogues(
  parts?: Record<'frame' | 'shop' | 'merchant' | 'overlays', ReadonlySet<string>>,
): Plugin;
