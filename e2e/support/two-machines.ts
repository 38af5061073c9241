import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { join } from 'node:path';
import { root } from '../../scripts/lib/root.mjs';

/** The addresses of a server, a storefront and two visitors, and how a program is started on the storefront's machine. */
export interface Machines {
  server: string;
  storefront: string;
  /** The storefront's address, as its connections to the server have it. */
  seen: string;
  visitors: [string, string];
  onStorefront: readonly string[];
  remove(): void;
}

const ip = (...words: string[]) => execFileSync('ip', words, { stdio: 'pipe' });

/** A network namespace for the storefront, with a link of either kind of address; undefined where there are none. */
export function linkedMachines(kind: 'IPv4' | 'IPv6'): Machines | undefined {
  const id = process.pid % 1000;
  const name = `mall${id}${kind.at(-1)}`;
  const [near, far] = [`${name}a`, `${name}b`];
  const remove = () => {
    try {
      ip('netns', 'del', name);
    } catch {
      // There was none
    }
  };
  const address = (host: number) =>
    kind === 'IPv4' ? `10.213.${id % 250}.${host}` : `fd00:213:${id}::${host}`;
  const [bits, options] = kind === 'IPv4' ? [24, []] : [64, ['nodad']];
  // Addresses of one IPv6 network are one caller
  const visitors: [string, string] =
    kind === 'IPv4' ? [address(3), address(4)] : [`fd00:213:${id}:3::1`, `fd00:213:${id}:4::1`];
  try {
    ip('netns', 'add', name);
    ip('link', 'add', near, 'type', 'veth', 'peer', 'name', far, 'netns', name);
    for (const own of [address(1), ...visitors])
      ip('addr', 'add', `${own}/${bits}`, 'dev', near, ...options);
    ip('link', 'set', near, 'up');
    ip('-n', name, 'addr', 'add', `${address(2)}/${bits}`, 'dev', far, ...options);
    ip('-n', name, 'link', 'set', far, 'up');
    ip('-n', name, 'route', 'add', 'default', 'via', address(1), 'dev', far);
  } catch {
    remove();
    return undefined;
  }
  return {
    server: address(1),
    storefront: address(2),
    seen: address(2),
    visitors,
    onStorefront: ['ip', 'netns', 'exec', name],
    remove,
  };
}

/** Addresses of the loopback network, of which the settings say nothing. Linux has all of them. */
export const loopbackMachines: Machines = {
  server: '127.0.0.2',
  storefront: '127.0.0.3',
  seen: '127.0.0.1',
  visitors: ['127.0.0.4', '127.0.0.5'],
  onStorefront: [],
  remove: () => {},
};

/** Starts a program of the mall by a command such as `ip netns exec`; its output is added to `lines`. */
export function startOn(
  prefix: readonly string[],
  program: string,
  env: NodeJS.ProcessEnv,
  lines: string[],
) {
  const [command = '', ...args] = [...prefix, process.execPath, join(root, program)];
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => lines.push(part.toString()));
  return async () => {
    if (child.exitCode === null) child.kill();
    await ended;
  };
}

/** Asks as the visitor with this address; resolves to status and text. */
export const askAs = (localAddress: string, url: string) =>
  new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    get(url, { localAddress, agent: false }, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part.toString()));
      response.on('end', () => resolve({ status: response.statusCode, text }));
    }).on('error', reject);
  });
