import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import manifest from '../package.json';
import { main } from './main.mjs';

let place: string;
const said: string[] = [];

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'create-mall-'));
  said.length = 0;
  vi.spyOn(console, 'log').mockImplementation((text: string) => void said.push(text));
  vi.spyOn(console, 'error').mockImplementation((text: string) => void said.push(text));
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(place, { recursive: true });
});

const read = (...path: string[]) => readFileSync(join(place, ...path), 'utf8');

describe('create-mall', () => {
  it.each(['vite', 'next', 'react-router'])('makes an app on %s', async (template) => {
    const code = await main([join(place, 'My Mall'), '--template', template]);
    expect(code).toBe(0);
    expect(JSON.parse(read('My Mall', 'package.json'))).toMatchObject({
      name: 'my-mall',
      dependencies: { '@vermilion/design-system': `^${manifest.version}` },
    });
    expect(read('My Mall', '.gitignore')).toContain('node_modules');
    expect(read('My Mall', 'mall', 'brand.mjs')).toContain('createBrand');
    expect(read('My Mall', 'README.md')).toContain('npm run dev');
  });

  it('has the pictures of its goods, and their names in each language', async () => {
    await main([join(place, 'shop'), '--template', 'vite']);
    const { goods } = JSON.parse(read('shop', 'mall', 'goods.json')) as {
      goods: { pictures: string[]; translations: { fr: { name: string } } }[];
    };
    const pictures = goods.map((one) =>
      one.pictures.map((file) => join(place, 'shop/public', file)),
    );
    expect(pictures.flat().filter((file) => !existsSync(file))).toEqual([]);
    expect(goods.map(({ translations }) => translations.fr.name)).not.toContain('');
  });

  it('leaves a folder with files as it is', async () => {
    mkdirSync(join(place, 'full'));
    writeFileSync(join(place, 'full', 'package.json'), '{}');
    expect(await main([join(place, 'full'), '--template', 'vite'])).toBe(2);
    expect(said.join()).toContain('is not empty');
    expect(read('full', 'package.json')).toBe('{}');
  });

  it.each([
    { args: ['app'], problem: 'The template is missing' },
    { args: ['app', '--template', 'angular'], problem: 'There is no template "angular".' },
    { args: ['app', '--tempalte', 'vite'], problem: "Unknown option '--tempalte'" },
    { args: ['app', 'other', '--template', 'vite'], problem: 'One folder is enough' },
    { args: ['--template', 'vite'], problem: 'The folder is missing' },
  ])('refuses $args, where nobody can be asked', async ({ args, problem }) => {
    const isTerminal = process.stdin.isTTY;
    process.stdin.isTTY = false;
    try {
      const [first = '', ...rest] = args;
      const code = await main(first.startsWith('--') ? args : [join(place, first), ...rest]);
      expect(code).toBe(2);
      expect(said.join()).toContain(problem);
    } finally {
      process.stdin.isTTY = isTerminal;
    }
  });

  it('explains itself', async () => {
    expect(await main(['--help'])).toBe(0);
    expect(said.join()).toContain('--template TEMPLATE');
  });
});
