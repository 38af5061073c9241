import { manifestIn } from './packages.mjs';
import { run } from './processes.mjs';
import { root } from './root.mjs';

/**
 * Runs a command of pnpm that the one of the installation does not have: version 10 writes no SBOM, and asks for advisories
 * at an address that the registry has closed. Resolves to `{ code, output }`.
 */
export function newerPnpm(args, options) {
  const { newerPnpm: version } = manifestIn(root).config;
  const all = ['-y', `pnpm@${version}`, '--pm-on-fail=ignore', ...args];
  return run('npx', all, { shell: process.platform === 'win32', ...options });
}
