import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { upgradeFiles } from './run.mjs';

const old = `import { stepperSizes } from '@vermilion/design-system';\nexport default stepperSizes;\n`;
let folder: string;
let lines: string[];
const print = (line: string) => void lines.push(line.replaceAll(folder, '.'));
const file = (name: string) => join(folder, name);

beforeEach(() => {
  lines = [];
  folder = mkdtempSync(join(tmpdir(), 'codemods-'));
  mkdirSync(file('src'));
  mkdirSync(file('node_modules'));
  writeFileSync(file('src/a.ts'), old);
  writeFileSync(file('src/b.css'), '/* stepperSizes of @vermilion/design-system */');
  writeFileSync(file('node_modules/c.js'), old);
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the codemods on a folder', () => {
  it('change source files, and none of other packages', () => {
    expect(upgradeFiles('0.2', [folder], { print })).toEqual({ changed: 1, notes: 0, failed: 0 });
    expect(readFileSync(file('src/a.ts'), 'utf8')).toContain('default numberStepperSizes');
    expect(readFileSync(file('node_modules/c.js'), 'utf8')).toBe(old);
    expect(lines).toEqual(['changed ./src/a.ts']);
  });

  it('write nothing in a dry run', () => {
    expect(upgradeFiles('0.2', [folder], { dry: true, print }).changed).toBe(1);
    expect(readFileSync(file('src/a.ts'), 'utf8')).toBe(old);
    expect(lines).toEqual(['would change ./src/a.ts']);
  });

  it('go on after a file that cannot be parsed', () => {
    writeFileSync(file('src/0.ts'), `import '@vermilion/design-system'; const {`);
    expect(upgradeFiles('0.2', [folder], { print })).toEqual({ changed: 1, notes: 0, failed: 1 });
    expect(lines[0]).toMatch(/^failed \.\/src\/0\.ts: /);
  });
});

describe('the command', () => {
  const bin = fileURLToPath(new URL('../bin/codemods.mjs', import.meta.url));
  const run = (...args: string[]) =>
    execFileSync(process.execPath, [bin, ...args], { encoding: 'utf8', stdio: 'pipe' });

  it('upgrades a folder and sums up', () => {
    expect(run('0.2', folder)).toContain(
      '1 files changed, 0 places need a person, 0 files failed.',
    );
  });

  it.each([
    [['9.9', '.'], 'There is no version "9.9".'],
    [['0.2'], 'Name the files or folders of your code.'],
    [['0.2', 'no-such-folder'], 'There is no file or folder "no-such-folder".'],
    [['--no-such-option'], 'Usage: codemods'],
  ])('refuses %j', (args, message) => {
    expect(() => run(...args)).toThrow(message);
  });
});
