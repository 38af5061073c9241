import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addToSite } from './storybook-site.mjs';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'site-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const site = () => join(folder, 'site');
const read = (file: string) => readFileSync(join(site(), file), 'utf8');

/** A Storybook whose page says what it is. */
function built(text: string) {
  const place = join(folder, 'built');
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place);
  writeFileSync(join(place, 'index.html'), text);
  return place;
}

describe('the site of all versions of the Storybook', () => {
  it('has each version, the newest as latest', () => {
    addToSite(site(), built('nine'), '0.9.0');
    addToSite(site(), built('ten'), '0.10.0');
    addToSite(site(), built('patch'), '0.9.1');
    expect(read('0.9.0/index.html')).toBe('nine');
    expect(read('latest/index.html')).toBe('ten');
    expect(JSON.parse(read('versions.json'))).toEqual({
      latest: '0.10.0',
      versions: ['0.10.0', '0.9.1', '0.9.0'].map((name) => ({ name, path: `./${name}/` })),
    });
  });

  it('lists the unreleased state last, and does not make it the latest', () => {
    addToSite(site(), built('old'), '0.2.0');
    const { latest, versions } = addToSite(site(), built('new'), 'next');
    expect(latest).toBe('0.2.0');
    expect(versions.map(({ name }) => name)).toEqual(['0.2.0', 'next']);
    expect(read('latest/index.html')).toBe('old');
  });

  it('replaces a version that is built again, without files that are gone', () => {
    const place = built('first');
    writeFileSync(join(place, 'gone.js'), '');
    addToSite(site(), place, '0.2.0');
    addToSite(site(), built('second'), '0.2.0');
    expect(read('latest/index.html')).toBe('second');
    expect(() => read('0.2.0/gone.js')).toThrow('ENOENT');
  });

  it('links to each version relative to itself', () => {
    addToSite(site(), built('x'), '0.2.0');
    const links = [...read('index.html').matchAll(/<a href="([^"]*)">([^<]*)<\/a>/g)];
    expect(links.map(([, href, text]) => [href, text])).toEqual([['./0.2.0/', '0.2.0']]);
  });

  it.each(['main', '../x', '0.2'])('refuses "%s" as a version', (version) => {
    expect(() => addToSite(site(), built('x'), version)).toThrow('is neither a release');
  });
});
