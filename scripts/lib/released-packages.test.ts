import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { versionsIn } from './changelog.mjs';
import { manifestIn, packageFolder, published, released } from './packages.mjs';

const repository = 'https://github.com/vermilion-mall/vermilion';

describe('packages of the registry', () => {
  it('include all that have an API', () => {
    expect(released).toEqual(expect.arrayContaining(published));
  });

  it.each(released)('%s says where it comes from and where to report a problem', (name) => {
    const manifest = manifestIn(packageFolder(name));
    const directory = `packages/${name}`;
    expect(manifest).toMatchObject({
      homepage: `${repository}/tree/main/${directory}#readme`,
      bugs: `${repository}/issues`,
      repository: { type: 'git', url: `git+${repository}.git`, directory },
      publishConfig: { access: 'public' },
      license: 'MIT',
    });
    expect(existsSync(join(packageFolder(name), 'LICENSE'))).toBe(true);
  });

  it.each(released)('%s ships a changelog that begins with its version', (name) => {
    const folder = packageFolder(name);
    const { version, files } = manifestIn(folder);
    expect(files).toContain('CHANGELOG.md');
    expect(versionsIn(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8'))[0]).toBe(version);
  });
});
