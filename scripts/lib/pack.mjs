import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { manifestIn, packageFolder } from './packages.mjs';
import { Problem } from './problem.mjs';
import { run } from './processes.mjs';
import { root } from './root.mjs';

const windows = process.platform === 'win32';

/**
 * Packs a built package as for publishing, with the pinned pnpm, which applies `publishConfig` and
 * resolves workspace and catalog versions. Resolves to the tarball's path.
 */
export async function pack(name, folder) {
  const pnpm = `pnpm@${manifestIn(root).config.pnpm}`;
  const args = ['-y', '--prefer-offline', pnpm, 'pack', '--json', '--pack-destination', folder];
  const options = { cwd: packageFolder(name), quiet: true, shell: windows };
  const { code, output } = await run('npx', args, options);
  const [file] = /[^"\s]+\.tgz(?=")/.exec(output) ?? [];
  if (code !== 0 || !file) throw new Problem(`${output.trimEnd()}\n${name} could not be packed.`);
  return join(folder, file.split(/[\\/]/).at(-1));
}

/**
 * Unpacks tarballs like an installation: `<folder>/node_modules/<package>`, with dependencies
 * linked from the workspace. Resolves to the folders of the packages.
 */
export function layOut(folder, tarballs) {
  const modules = join(folder, 'node_modules');
  const unpacked = tarballs.map(({ name, tarball }) => {
    execFileSync('tar', ['-xzf', tarball, '-C', folder]);
    const manifest = manifestIn(join(folder, 'package'));
    const place = join(modules, manifest.name);
    mkdirSync(dirname(place), { recursive: true });
    renameSync(join(folder, 'package'), place);
    return { name, place, manifest };
  });
  for (const { name, manifest } of unpacked) {
    const types = ['@types/react', '@types/react-dom'];
    const needed = { ...manifest.dependencies, ...manifest.peerDependencies };
    for (const need of [...Object.keys(needed), ...types]) {
      const from = join(packageFolder(name), 'node_modules', need);
      const to = join(modules, need);
      if (existsSync(to) || !existsSync(from)) continue;
      mkdirSync(dirname(to), { recursive: true });
      symlinkSync(from, to, 'junction');
    }
  }
  rmSync(join(folder, 'package'), { recursive: true, force: true });
  return unpacked;
}
