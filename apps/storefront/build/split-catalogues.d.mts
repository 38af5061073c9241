import type { Plugin } from 'vite';

export function splitCatalogues(firstIds?: ReadonlySet<string>): Plugin;
