import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { run } from '../../bin/run.mjs';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tokens-'));
  return () => rm(folder, { recursive: true });
});

/** Runs the command and returns its output and warnings. */
async function outputOf(...args: string[]) {
  const printed: string[] = [];
  const warnings: string[] = [];
  await run(args, {
    print: (text: string) => printed.push(text),
    warn: (text: string) => warnings.push(text),
  });
  return { printed: printed.join('\n'), warnings };
}

async function fileOf(mode: string, change: (text: string) => string = (text) => text) {
  const file = join(folder, `${mode}.json`);
  const { printed } = await outputOf('export', 'kontor', '--mode', mode);
  await writeFile(file, change(printed));
  return file;
}

describe('vermilion-tokens', () => {
  it('creates a stylesheet from its own files', async () => {
    const { printed, warnings } = await outputOf(
      ...['import', 'plum', await fileOf('light'), await fileOf('dark'), '--base', 'kontor'],
    );
    expect(printed).toContain('[data-brand="plum"]');
    expect(printed).toContain('--vm-color-brand-accent:');
    expect(warnings).toEqual([]);
  });

  it('reports errors of a file, and prints nothing', async () => {
    const light = await fileOf('light', (text) => text.replaceAll('"dimension"', '"color"'));
    const run = outputOf('import', 'plum', light, await fileOf('dark'), '--base', 'kontor');
    await expect(run).rejects.toThrow(/space\.md/);
  });

  it('refuses a misspelt token, says what may be meant, and goes on with --warn', async () => {
    const light = await fileOf('light', (text) => text.replace('"textMuted"', '"textMutd"'));
    const args = ['import', 'plum', light, await fileOf('dark'), '--base', 'kontor'];
    const misspelt = 'light: color.textMutd: there is no such token. Is color.textMuted meant?';
    await expect(outputOf(...args)).rejects.toThrow(misspelt);
    const { printed, warnings } = await outputOf(...args, '--warn');
    expect(printed).toContain('[data-brand="plum"]');
    expect(warnings).toEqual([misspelt]);
  });

  it('refuses too little contrast, and goes on with --warn', async () => {
    const pale = { colorSpace: 'srgb', components: [0.6, 0.6, 0.6], alpha: 1 };
    const light = await fileOf('light', (text) => {
      const file = JSON.parse(text) as { color: { text: { $value: unknown } } };
      file.color.text.$value = pale;
      return JSON.stringify(file);
    });
    const args = ['import', 'plum', light, await fileOf('dark'), '--base', 'kontor'];
    await expect(outputOf(...args)).rejects.toThrow(/light: text on surface is 2\.\d+:1/);
    const { warnings } = await outputOf(...args, '--warn');
    expect(warnings[0]).toMatch(/^light: text on /);
  });

  it('prints brands as Figma variables', async () => {
    const { printed } = await outputOf('figma', 'vermilion', 'kontor');
    const { variableModes } = JSON.parse(printed) as { variableModes: { name: string }[] };
    expect(variableModes.map(({ name }) => name)).toEqual([
      'vermilion light',
      'vermilion dark',
      'kontor light',
      'kontor dark',
    ]);
  });

  it('explains itself', async () => {
    const { printed } = await outputOf('--help');
    expect(printed).toMatch(/^Usage:[\s\S]*--warn/);
  });

  it.each([
    ['nothing', [], /Usage/],
    [
      'an unknown brand',
      ['export', 'plum'],
      /no brand "plum" in the package. For a brand of your own give its file, .* \.\/plum\.mjs/,
    ],
    ['a missing file', ['import', 'a', 'x.json', 'y.json'], /x\.json cannot be read/],
  ])('reports an error when given %s', async (_what, args, message) => {
    await expect(outputOf(...args)).rejects.toThrow(message);
  });
});
