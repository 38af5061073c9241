import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import type { Encoding } from './compress';
import { negotiate } from './compress';

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
  /** Names with a hash never change; the others are asked for again after an hour. */
  immutable: boolean;
  bodies: { plain: Buffer } & Partial<Record<Encoding, Buffer>>;
}

const extension = { br: '.br', gzip: '.gz' } as const;

/** Reads a built folder into memory, each file with the compressed forms that the build made of it. */
export function loadStaticFiles(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    const type = types[extname(file)];
    if (!entry.isFile() || !type || path.startsWith('/.')) continue;
    const plain = readFileSync(file);
    const bodies: StaticFile['bodies'] = { plain };
    for (const encoding of ['br', 'gzip'] as const)
      if (existsSync(file + extension[encoding]))
        bodies[encoding] = readFileSync(file + extension[encoding]);
    const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
    files.set(path, { type, etag, immutable: path.startsWith('/assets/'), bodies });
  }
  return files;
}

/** Sends a file with the best encoding that the browser accepts, or 304. */
export function sendStaticFile(req: IncomingMessage, res: ServerResponse, file: StaticFile) {
  const encoding = negotiate(req.headers['accept-encoding']);
  const body = (encoding && file.bodies[encoding]) || file.bodies.plain;
  res.setHeader('ETag', file.etag);
  res.setHeader('Vary', 'Accept-Encoding');
  res.setHeader(
    'Cache-Control',
    file.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  );
  if (req.headers['if-none-match'] === file.etag) return void res.writeHead(304).end();
  if (encoding && body !== file.bodies.plain) res.setHeader('Content-Encoding', encoding);
  res.writeHead(200, { 'Content-Type': file.type, 'Content-Length': body.length });
  res.end(req.method === 'HEAD' ? undefined : body);
}
