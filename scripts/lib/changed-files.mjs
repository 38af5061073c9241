import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { manifestIn, workspaceFolders } from './packages.mjs';
import { Problem } from './problem.mjs';
import { run } from './processes.mjs';
import { root } from './root.mjs';

async function git(...args) {
  const { code, output } = await run('git', args, { quiet: true });
  return code === 0 ? output.split('\n').filter(Boolean) : undefined;
}

/** Base of a change: the branch point from main; on main the last commit, or the one before it. */
async function defaultBase() {
  const [head] = (await git('rev-parse', 'HEAD')) ?? [];
  const [fork] = (await git('merge-base', 'HEAD', 'main')) ?? [];
  if (fork !== undefined && fork !== head) return fork;
  const isClean = (await git('status', '--porcelain'))?.length === 0;
  return isClean ? 'HEAD~1' : 'HEAD';
}

/** Changes since a commit, including untracked files: `{ base, files }`, paths from the root. */
export async function changedFiles(ref) {
  const base = ref ?? (await defaultBase());
  const changed = await git('diff', '--name-only', '--diff-filter=d', base);
  const added = await git('ls-files', '--others', '--exclude-standard');
  if (!changed || !added) throw new Problem(`git does not know "${base}".`);
  return { base, files: [...new Set([...changed, ...added])] };
}

const workspaces = () =>
  workspaceFolders()
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => {
      const { name, dependencies, devDependencies } = manifestIn(join(root, folder));
      return { folder, name, needs: Object.keys({ ...dependencies, ...devDependencies }) };
    });

/** Folders with a tsconfig.json that are affected by a change: its own, and their dependents. */
export function touchedProjects(files) {
  const all = workspaces();
  const touched = new Set(
    all.filter(({ folder }) => files.some((file) => file.startsWith(`${folder}/`))),
  );
  for (let before = -1; before < touched.size;) {
    before = touched.size;
    const names = [...touched].map(({ name }) => name);
    all
      .filter(({ needs }) => needs.some((name) => names.includes(name)))
      .forEach((w) => touched.add(w));
  }
  const others = ['scripts', 'tools', 'e2e', '.storybook'].filter(
    (folder) =>
      files.some((file) => file.startsWith(`${folder}/`)) ||
      (folder === '.storybook' && files.some((file) => file.endsWith('.stories.tsx'))),
  );
  return [...[...touched].map(({ folder }) => folder), ...others].filter((folder) =>
    existsSync(join(root, folder, 'tsconfig.json')),
  );
}
