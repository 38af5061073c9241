import type { Plugin } from 'vite';

export function splitCatalogues(ids?: Record<'first' | 'shop', ReadonlySet<string>>): Plugin;
