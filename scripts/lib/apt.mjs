import { existsSync } from 'node:fs';
import { run } from './processes.mjs';

/** Whether this process may install Debian packages. */
export const canApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs Debian packages; resolves to whether that worked. */
export async function aptInstall(...packages) {
  console.log(`  installing ${packages.join(', ')} with apt-get ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const patience = ['-o', 'DPkg::Lock::Timeout=120', '-o', 'Dpkg::Options::=--force-confold'];
  await run('apt-get', ['update'], { quiet: true, env });
  const args = [...patience, 'install', '-y', '--no-install-recommends', ...packages];
  const { code, output } = await run('apt-get', args, { quiet: true, env });
  if (code !== 0) console.log(output.trim().split('\n').slice(-5).join('\n'));
  return code === 0;
}
