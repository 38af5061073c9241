import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesIn } from './packages.mjs';
import { root } from './root.mjs';

const source = join(root, 'packages', 'design-system', 'src');
const samples = [
  'carousel/carousel.sample.ts',
  'gallery/gallery.sample.ts',
  'table/table.sample.tsx',
];

/** Copies the sample uses of the conformance tests, with imports from the package as in an app. */
export function copySamples(folder) {
  const parts = filesIn(join(source, 'testing', 'parts')).map((file) => `testing/parts/${file}`);
  for (const file of ['testing/part.ts', 'testing/parts.ts', ...parts, ...samples]) {
    const target = join(folder, file);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(source, file), target);
    const text = readFileSync(target, 'utf8');
    const ours = /from '(\.|\.\.\/\.\.|\.\/types|\.\.\/badge)';/g;
    writeFileSync(target, text.replace(ours, "from '@vermilion/design-system';"));
  }
}

/**
 * Checks the page of all components: the server has rendered those without 'use client', the browser the others.
 * Resolves to descriptions of the problems.
 */
export async function visitEvery(browser, url) {
  const problems = [];
  const html = await fetch(url).then((answer) => answer.text());
  const onServer = [...html.matchAll(/<section data-on-server="([^"]+)"/g)].map(([, name]) => name);
  if (onServer.length < 20) problems.push(`the server rendered ${onServer.length} parts by itself`);
  for (const name of onServer)
    if (!html.includes(`data-conformance="${name}"`))
      problems.push(`the server did not render ${name}`);
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  page.on('pageerror', (error) => problems.push(`every part: ${error.message}`));
  try {
    await page.goto(url);
    const done = page.locator('output[data-done]');
    await done.waitFor({ state: 'attached', timeout: 120_000 });
    const [shown, wanted] = await Promise.all([
      done.textContent(),
      page.locator('output[data-wanted]').textContent(),
    ]);
    const lost = wanted.split(', ').filter((name) => !shown.split(', ').includes(name));
    if (lost.length > 0) problems.push(`not in the browser: ${lost.join(', ')}`);
  } catch (error) {
    problems.push(`every part: ${error.message}`);
  } finally {
    await page.close();
  }
  return problems;
}
