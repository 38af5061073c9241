import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '../../scripts/lib/cleanup.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { Problem } from '../../scripts/lib/problem.mjs';
import { launch, run } from '../../scripts/lib/processes.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { answers } from '../../scripts/lib/wait.mjs';

const here = join(root, 'tools', 'opensearch');
const libraries = join(root, 'node_modules', '.cache', 'vermilion', 'opensearch');

/** Fetches OpenSearch from a Maven repository, once. */
async function fetchLibraries() {
  if (existsSync(libraries)) return;
  console.log('Fetching OpenSearch with Maven (45 MB, once) ...');
  const goal = ['-q', '-B', 'dependency:copy-dependencies', `-DoutputDirectory=${libraries}`];
  const { code, output } = await run('mvn', ['-f', join(here, 'pom.xml'), ...goal], {
    quiet: true,
  });
  if (code === 0) return;
  throw new Problem(`OpenSearch needs Java 17 and Maven, and a Maven repository: ${output}`);
}

/** Starts nodes of one cluster; each resolves to `{ name, url, child, stop }` when it responds. `heap` in MB. */
export async function startCluster(count, { heap = 512 } = {}) {
  await fetchLibraries();
  const ports = [];
  for (let port = 0; port < 2 * count; port += 1) ports.push(await freePort());
  const transport = ports.slice(count);
  const start = async (number) => {
    const name = `search-${number}`;
    const args = [`-Xms${heap}m`, `-Xmx${heap}m`, '-cp', join(libraries, '*')];
    const own = [name, ports[number], transport[number], tempFolder(name), transport.join(',')];
    const node = launch('java', [...args, join(here, 'SearchNode.java'), ...own.map(String)], {
      stdio: 'ignore',
    });
    const url = `http://127.0.0.1:${ports[number]}`;
    const path = `/_cluster/health?wait_for_nodes=${count}&timeout=60s`;
    if (!(await answers(url + path, { giveUp: node.ended, timeoutMs: 120_000 })))
      throw new Problem(`${name} did not start.`);
    return { name, url, ...node };
  };
  return Promise.all(Array.from({ length: count }, (_, number) => start(number)));
}
