// Builds and packs the packages, makes apps outside of the workspace, those of Vite, Next and React Router by
// `npm create @vermilion/mall`, builds each, and visits it in a browser. Needs npm's registry and a browser.
// Usage: node scripts/consumer.mjs [app ...]
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumArgs, noChromium, provideChromium } from './lib/chromium.mjs';
import { main, withTempFolder } from './lib/cleanup.mjs';
import { apps, makeApp, NoRegistry, used } from './lib/consumer-apps.mjs';
import { visitEvery } from './lib/consumer-every.mjs';
import { visitHost } from './lib/consumer-host.mjs';
import { brandSays, visitStarter } from './lib/consumer-starter.mjs';
import { visitTrial } from './lib/consumer-visit.mjs';
import { isMain } from './lib/is-main.mjs';
import { pack } from './lib/pack.mjs';
import { buildPackages } from './lib/package-builds.mjs';
import { describe, Problem } from './lib/problem.mjs';

/** The longest that a newcomer's first page may take, in ms: installing, building and opening it. */
const LIMIT = 10 * 60_000;

const since = (began) => `${((Date.now() - began) / 1000).toFixed(1)} s`;

async function tryOut(name, folder, tarballs, browser) {
  const began = Date.now();
  await makeApp(name, folder, tarballs);
  const built = since(began);
  const { serve, starter, rendered, every, visit } = apps[name];
  const { url, close } = await serve(folder);
  const problems = [];
  try {
    const visitApp = visit ?? (starter ? visitStarter : visitHost);
    problems.push(...(await visitApp(browser, url, { rendered })));
    if (starter && !visit) problems.push(...(await brandSays(folder)));
    if (every) {
      problems.push(...(await visitTrial(browser, `${url}/trial`)));
      problems.push(...(await visitEvery(browser, `${url}/every`)));
    }
  } finally {
    await close();
  }
  if (Date.now() - began > LIMIT) problems.push('took longer than ten minutes');
  console.log(
    `  ${problems.length ? 'FAIL' : 'ok  '} ${name}: built in ${built}, in all ${since(began)}`,
  );
  problems.forEach((problem) => console.log(`       ${problem}`));
  return problems.length === 0;
}

/** Tests the packages in the named apps. Resolves to counts; skips all without a registry, with a message. */
export async function tryPackages(executablePath, names = Object.keys(apps)) {
  return withTempFolder('consumer', async (folder) => {
    const tarballs = {};
    for (const name of [...used, 'create-mall']) tarballs[name] = await pack(name, folder);
    const browser = await chromium.launch({ executablePath, args: chromiumArgs });
    try {
      const results = [];
      // sequentially: a page is slow while another app builds
      for (const name of names) {
        const [result] = await Promise.allSettled([
          tryOut(name, join(folder, name), tarballs, browser),
        ]);
        results.push(result);
      }
      const reasons = results.flatMap(({ reason }) => reason ?? []);
      if (reasons.length > 0 && reasons.every((reason) => reason instanceof NoRegistry)) {
        console.log(`  SKIPPED: npm cannot fetch what a new app needs.\n${describe(reasons[0])}`);
        return { skipped: names.length };
      }
      reasons.forEach((reason) => console.log(describe(reason)));
      const passed = results.filter(({ value }) => value).length;
      return { passed, failed: names.length - passed };
    } finally {
      await browser.close();
    }
  });
}

if (isMain(import.meta.url)) {
  await main(async () => {
    const executable = await provideChromium();
    if (!executable) throw new Problem(noChromium);
    if (!(await buildPackages(used)).every(Boolean)) return 1;
    const names = process.argv.slice(2);
    return (await tryPackages(executable, names.length ? names : undefined)).failed ? 1 : 0;
  });
}
