// `npm run visual`: takes screenshots of selected stories in both brands, light and dark, and
// compares them with those of `npm run visual -- --update`, taken on the same machine.
// Usage: npm run visual [-- --update] [--only dialog] [--storybook FOLDER]
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { noChromium, provideChromium } from './lib/chromium.mjs';
import { main } from './lib/cleanup.mjs';
import { inTurn } from './lib/in-turn.mjs';
import { describe, Problem } from './lib/problem.mjs';
import { root } from './lib/root.mjs';
import { serveFolder } from './lib/serve-folder.mjs';
import { builtStorybook } from './lib/storybook.mjs';
import { openCamera } from './lib/visual-camera.mjs';
import { compare } from './lib/visual-compare.mjs';
import { reportPage } from './lib/visual-report.mjs';
import { chooseStories, shotName } from './lib/visual-set.mjs';

const place = (...path) => join(root, '.visual', ...path);
const browserFile = place('baseline', 'browser.txt');
const isPicture = (name) => name.endsWith('.png');
const picturesIn = (folder) => (existsSync(place(folder)) ? readdirSync(place(folder)) : []);

function options() {
  const { values } = parseArgs({
    options: {
      update: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      storybook: { type: 'string' },
    },
  });
  return values;
}

/** Takes screenshots into `.visual/current`. Resolves to their names and to errors. */
async function photograph(stories, camera) {
  const names = [];
  const broken = [];
  let done = 0;
  await inTurn(stories, 2, async (story) => {
    const began = Date.now();
    const keep = (look, png) => {
      const name = shotName(story.id, look);
      names.push(name);
      writeFileSync(place('current', `${name}.png`), png);
    };
    await camera.take(story, keep).catch((error) => broken.push(describe(error)));
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    done += 1;
    console.log(`  ${done}/${stories.length} ${story.id} (${story.looks.length}, ${seconds} s)`);
  });
  return { names, broken };
}

/** Differences: `{ name, kind, why }`, by name. */
function findingsOf(names, only) {
  const known = picturesIn('baseline').filter((file) => isPicture(file) && file.includes(only));
  const before = new Set(known.map((file) => file.slice(0, -'.png'.length)));
  const found = names.flatMap((name) => {
    if (!before.delete(name)) return [{ name, kind: 'new', why: 'has no picture to compare with' }];
    const [old, now] = ['baseline', 'current'].map((folder) =>
      readFileSync(place(folder, `${name}.png`)),
    );
    const difference = compare(old, now);
    if (!difference) return [];
    writeFileSync(place('diff', `${name}.png`), difference.diff);
    return [{ name, kind: 'differs', why: difference.why }];
  });
  const gone = [...before].map((name) => ({ name, kind: 'gone', why: 'is no longer there' }));
  return [...found, ...gone].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

function makeBaseline(only, version) {
  mkdirSync(place('baseline'), { recursive: true });
  const old = picturesIn('baseline').filter((file) => isPicture(file) && file.includes(only));
  old.forEach((file) => rmSync(place('baseline', file)));
  cpSync(place('current'), place('baseline'), { recursive: true });
  writeFileSync(browserFile, version);
}

function requireBaseline(version) {
  if (!existsSync(browserFile)) {
    throw new Problem(
      'There is nothing to compare with yet. Make the pictures before your change: npm run visual -- --update',
    );
  }
  const made = readFileSync(browserFile, 'utf8');
  if (made !== version) {
    throw new Problem(
      `The pictures were made with Chromium ${made}, and this is ${version}: make them anew before your change, with npm run visual -- --update`,
    );
  }
}

function report(findings, compared) {
  const page = place('report.html');
  writeFileSync(page, reportPage(findings, compared));
  for (const { name, why } of findings) console.log(`  ${name}: ${why}`);
  console.log(`\n${findings.length} of ${compared} pictures are not as they were.`);
  console.log(
    `Look at ${relative(process.cwd(), page)}; keep them with npm run visual -- --update`,
  );
}

await main(async () => {
  const { update, only, storybook } = options();
  const executable = await provideChromium();
  if (!executable) throw new Problem(noChromium);
  if (!storybook) console.log('Building the Storybook ...');
  const { url } = await serveFolder(storybook ?? (await builtStorybook()));
  const camera = await openCamera(executable, url);
  if (!update) requireBaseline(camera.version);
  for (const folder of ['current', 'diff']) {
    rmSync(place(folder), { recursive: true, force: true });
    mkdirSync(place(folder), { recursive: true });
  }
  const { entries } = await fetch(`${url}/index.json`).then((answer) => answer.json());
  const stories = chooseStories(entries, only);
  const { names, broken } = await photograph(stories, camera);
  if (broken.length > 0) throw new Problem(broken.join('\n'));
  if (update) {
    makeBaseline(only, camera.version);
    console.log(`\n${names.length} pictures of ${stories.length} stories are kept in .visual.`);
    return 0;
  }
  const findings = findingsOf(names, only);
  if (findings.length > 0) {
    report(findings, names.length);
    return 1;
  }
  console.log(`\nAll ${names.length} pictures of ${stories.length} stories are as they were.`);
  return 0;
});
