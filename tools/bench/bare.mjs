import { join } from 'node:path';
import { freePort } from '../../scripts/lib/ports.mjs';
import { Problem } from '../../scripts/lib/problem.mjs';
import { launch } from '../../scripts/lib/processes.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { answers } from '../../scripts/lib/wait.mjs';

/** Starts the baseline, a bare Fastify: by default with 2 KB of static JSON. */
export async function startBare(script = 'static.mjs', env = {}) {
  const port = await freePort();
  const bare = launch(process.execPath, [join(root, 'tools', 'bench', script)], {
    env: { ...process.env, ...env, NODE_ENV: 'production', PORT: String(port) },
  });
  const url = `http://127.0.0.1:${port}`;
  if (!(await answers(`${url}/healthz`, { giveUp: bare.ended }))) {
    throw new Problem('The bare Fastify did not start.');
  }
  return url;
}
