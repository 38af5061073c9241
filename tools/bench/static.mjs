// Baseline of `npm run bench`: a bare Fastify in a separate process that serves 2 KB of JSON.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../../scripts/lib/root.mjs';

const { default: fastify } = createRequire(join(root, 'apps', 'mall-api', 'package.json'))(
  'fastify',
);

const item = { id: 1, name: 'Enamel teapot', price: '24.90', image: '/picture/teapot.webp' };
const items = Array.from({ length: 64 }, (_, index) => ({ ...item, id: index + 1 }));
while (JSON.stringify({ code: 200, data: items }).length > 2048) items.pop();
const body = JSON.stringify({ code: 200, data: items });

const app = fastify();
app.get('/healthz', () => ({ ok: true }));
app.get('/static', (_request, reply) => reply.type('application/json').send(body));
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.once('SIGTERM', () => app.close());
