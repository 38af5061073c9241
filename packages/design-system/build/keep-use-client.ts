import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

interface SourceMap {
  sources?: string[];
}

const isClientSource = (source: string) => {
  const file = resolve('dist', source);
  const ours = /\.tsx?$/.test(file) && !file.includes('node_modules') && existsSync(file);
  return ours && /^\s*['"]use client['"]/.test(readFileSync(file, 'utf8'));
};

/** esbuild drops module directives when it bundles: puts 'use client' back on the chunks whose sources had it. */
export const keepUseClient = {
  name: 'keep-use-client',
  renderChunk(code: string, chunk: { map?: string | SourceMap | null }) {
    const map: SourceMap | null | undefined =
      typeof chunk.map === 'string' ? JSON.parse(chunk.map) : chunk.map;
    if (!map?.sources?.some(isClientSource)) return undefined;
    return { code: `'use client';\n${code}`, map: chunk.map };
  },
};
