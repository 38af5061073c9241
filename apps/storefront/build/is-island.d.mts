import type { Manifest } from 'vite';

/** Whether a module is an island: a page loads it later, and yet is rendered with it. */
export function isIsland(id: string | null | undefined): boolean;
/** Whether a chunk of the built manifest holds islands: one by itself, or several that were put together. */
export function holdsIslands(manifest: Manifest, key: string): boolean;
