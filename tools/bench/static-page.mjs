// Baseline of `npm run bench -- pages`: bare Node that serves one compressed file, in a separate
// process.
// Usage: PORT=… node static-page.mjs FILE
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const body = readFileSync(process.argv[2]);
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Encoding': 'br',
  'Content-Length': body.length,
};

const server = createServer((_req, res) => res.writeHead(200, headers).end(body));
server.listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', () => server.close());
