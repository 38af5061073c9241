import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { etagOf } from './etag';
import type { Bodies } from './send-body';
import { sendBody } from './send-body';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
};

export interface StaticFile {
  type: string;
  etag: string;
  /** The name contains a content hash; other files are revalidated after an hour. */
  immutable: boolean;
  bodies: Bodies;
}

const extension = { br: '.br', gzip: '.gz' } as const;

/** Reads a build folder into memory, each file with its precompressed forms. */
export function loadStaticFiles(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    const type = types[extname(file)];
    if (!entry.isFile() || !type || path.startsWith('/.')) continue;
    const plain = readFileSync(file);
    const bodies: Bodies = { plain };
    for (const encoding of ['br', 'gzip'] as const)
      if (existsSync(file + extension[encoding]))
        bodies[encoding] = readFileSync(file + extension[encoding]);
    files.set(path, { type, etag: etagOf(plain), immutable: path.startsWith('/assets/'), bodies });
  }
  return files;
}

/** Sends a file. */
export function sendStaticFile(req: IncomingMessage, res: ServerResponse, file: StaticFile) {
  res.setHeader('Vary', 'Accept-Encoding');
  res.setHeader(
    'Cache-Control',
    file.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  );
  sendBody(req, res, file);
}
