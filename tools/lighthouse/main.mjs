// Lighthouse (desktop) of running pages. Usage: node tools/lighthouse/main.mjs URL [URL ...]
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumArgs, noChromium, provideChromium } from '../../scripts/lib/chromium.mjs';
import { main, tempFolder } from '../../scripts/lib/cleanup.mjs';
import { Problem } from '../../scripts/lib/problem.mjs';
import { runNode } from '../../scripts/lib/processes.mjs';
import { root } from '../../scripts/lib/root.mjs';

/** Categories with their minimum scores. */
const minimums = { performance: 90, accessibility: 100, 'best-practices': 95, seo: 100 };
const cli = join(root, 'node_modules', 'lighthouse', 'cli', 'index.js');

async function audit(url, chromium, folder) {
  const file = join(folder, 'report.json');
  const flags = ['--headless=new', ...chromiumArgs].join(' ');
  const { code, output } = await runNode(
    [
      cli,
      url,
      '--quiet',
      '--preset=desktop',
      `--only-categories=${Object.keys(minimums)}`,
      '--output=json',
      `--output-path=${file}`,
      `--chrome-flags=${flags}`,
    ],
    { quiet: true, env: { ...process.env, CHROME_PATH: chromium } },
  );
  if (code !== 0) throw new Problem(`Lighthouse could not measure ${url}:\n${output.trim()}`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Title and first items of an incomplete audit. */
function complaint({ title, displayValue, details }) {
  const things = (details?.items ?? []).slice(0, 3).map((item) => {
    const { node, url, displayedAspectRatio, actualAspectRatio, displayedSize, actualSize } = item;
    const ratio = displayedAspectRatio && `${displayedAspectRatio}, really ${actualAspectRatio}`;
    const size = displayedSize && `${displayedSize}, really ${actualSize}`;
    return `        ${[url, ratio, size, node?.snippet].filter(Boolean).join(' ')}`.slice(0, 300);
  });
  return [`      ${[title, displayValue].filter(Boolean).join(': ')}`, ...things].join('\n');
}

/** Prints the four scores and incomplete audits; resolves to whether all minimum scores are reached. */
function report(url, { categories, audits }) {
  console.log(url);
  const verdicts = Object.entries(minimums).map(([id, least]) => {
    const score = Math.round(categories[id].score * 100);
    console.log(`  ${id}: ${score} (at least ${least})`);
    for (const { id: ref, weight } of categories[id].auditRefs) {
      const { score: part } = audits[ref];
      if (weight > 0 && part !== null && part < 0.9) console.log(complaint(audits[ref]));
    }
    return score >= least;
  });
  return verdicts.every(Boolean);
}

await main(async () => {
  const urls = process.argv.slice(2);
  if (urls.length === 0) throw new Problem('Usage: node tools/lighthouse/main.mjs URL [URL ...]');
  const chromium = await provideChromium();
  if (!chromium) throw new Problem(noChromium);
  const folder = tempFolder('lighthouse');
  let holds = true;
  for (const url of urls) holds = report(url, await audit(url, chromium, folder)) && holds;
  return holds ? 0 : 1;
});
