import { chromium } from 'playwright';
import { chromiumArgs, noChromium, provideChromium } from '../../scripts/lib/chromium.mjs';
import { Problem } from '../../scripts/lib/problem.mjs';
import { root } from '../../scripts/lib/root.mjs';
import {
  benchedPages,
  postgresForBench,
  startBenchedApi,
  startBenchedStorefront,
} from './mall.mjs';
import { notePresses } from './note-presses.mjs';
import { columns, median } from './table.mjs';

/** Factor by which the processor is slowed down. */
const SLOWER = 4;
/** Lighthouse's slow 4G: 1.6 Mbit/s down, 0.75 up, in bytes per second, and 150 ms of latency. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
/** Milliseconds without a request after which a page is idle. */
const QUIET = 3000;
/** The longest time for an answer, in milliseconds. */
const WANTED = 100;
const CONTROLS =
  'button[type=button]:enabled, [role=combobox], summary, a[aria-haspopup], input[type=radio]:not(:checked)';

/** Resolves when nothing has been requested for a while. */
async function untilIdle(page) {
  let last = Date.now();
  const note = () => (last = Date.now());
  for (const event of ['request', 'requestfinished', 'requestfailed']) page.on(event, note);
  while (Date.now() - last < QUIET) await page.waitForTimeout(200);
}

/** Loads a page as a first visit, waits until it is idle, and presses the control at a share (0 to 1) of all. */
async function pressFirst(browser, url, share) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(notePresses);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(url, { timeout: 60_000 });
    await untilIdle(page);
    const all = page.locator(`:is(${CONTROLS}):visible`);
    const control = all.nth(Math.floor(share * (await all.count())));
    await control.focus({ timeout: 5000 });
    const scripts = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.keyboard.press((await control.getAttribute('type')) === 'radio' ? 'Space' : 'Enter');
    await page.waitForTimeout(2500); // for the entry of the press, and for requests that it causes
    return { time: await page.evaluate(() => window.longestPress), scripts: scripts.length };
  } finally {
    await context.close();
  }
}

/**
 * How soon the first press after a page is idle is answered, on slow 4G and a slower processor, and whether it
 * requests code; with `beside`, the folder of another build, alternating with it. Resolves to whether all are
 * answered in time, without requests for code.
 */
export async function benchFirstPress(beside) {
  const count = Number(process.env.BENCH_CONTROLS || 8);
  const executablePath = await provideChromium();
  if (!executablePath) throw new Problem(noChromium);
  const { url: apiUrl } = await startBenchedApi(await postgresForBench());
  const pages = await benchedPages(apiUrl);
  const builds = { now: await startBenchedStorefront(root, apiUrl) };
  if (beside) builds.beside = await startBenchedStorefront(beside, apiUrl);
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  const rows = [];
  for (const [name, path] of Object.entries(pages)) {
    console.log(`${name} ...`);
    const measured = Object.fromEntries(Object.keys(builds).map((build) => [build, []]));
    for (let at = 0; at < count; at += 1)
      for (const [build, { url }] of Object.entries(builds))
        measured[build].push(await pressFirst(browser, url + path, at / count));
    for (const [build, presses] of Object.entries(measured)) rows.push({ name, build, presses });
  }
  await browser.close();
  const cells = rows.map(({ name, build, presses }) => {
    const times = presses.map(({ time }) => time);
    const asking = presses.filter(({ scripts }) => scripts > 0).length;
    const isHeld = asking === 0 && Math.max(...times) <= WANTED;
    const numbers = [times.length, median(times).toFixed(0), Math.max(...times), asking];
    return [`${name}, ${build}`, ...numbers.map(String), isHeld ? 'holds' : 'MISSED'];
  });
  console.log(`\nms; slow 4G, a processor ${SLOWER} times slower, a first visit for each press\n`);
  console.log(
    columns([['', 'presses', 'half within', 'longest', 'asked for code', ''], ...cells], [0, 5]),
  );
  return cells.every(([name, , , , , result]) => name.endsWith('beside') || result === 'holds');
}
