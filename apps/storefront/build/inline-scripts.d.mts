import type { Plugin } from 'vite';

export const inlineScripts: Plugin;
