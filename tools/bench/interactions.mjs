import { chromium } from 'playwright';
import { chromiumArgs, noChromium, provideChromium } from '../../scripts/lib/chromium.mjs';
import { Problem } from '../../scripts/lib/problem.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { postgresForBench, startBenchedApi, startBenchedStorefront } from './mall.mjs';
import { notePresses } from './note-presses.mjs';
import { caller } from './orders.mjs';
import { columns, median, quantile } from './table.mjs';

/** Factor by which the processor is slowed down. */
const SLOWER = 4;
/** Limits in milliseconds: 75th percentile of presses, median of navigations. */
const WANTED = 100;
/** Milliseconds of hover before a link is clicked. */
const REST = 900;
/** Milliseconds after the last request before a press. */
const IDLE = 1000;

/** The pressed controls, and in the browser whether the answer is there. */
const pressed = {
  'choose a sku': {
    find: (page) => page.locator('main label:has(input[type=radio]:enabled:not(:checked))').first(),
    isAnswered: () => location.search.includes('sku='),
  },
  'add to cart': {
    find: (page) => page.getByRole('main').getByRole('button', { name: 'Add to cart' }),
    isAnswered: () => document.querySelector('[data-component=toast]') !== null,
  },
  'open categories': {
    find: (page) => page.getByRole('button', { name: 'All categories' }),
    isAnswered: () => document.querySelector('[aria-expanded=true]') !== null,
  },
  'open languages': {
    find: (page) => page.getByRole('button', { name: /^Language/ }),
    isAnswered: () => document.querySelector('[aria-expanded=true]') !== null,
  },
};

const followed = {
  'home to list': {
    link: 'main a[href*="goods_search"]',
    shown: 'main article',
  },
  'list to goods': {
    link: 'main article a[href*="goods_detail"]',
    shown: 'main h1',
  },
};

/** In the browser: records the milliseconds from a press to the first frame with its answer. */
function noteAnswer(answered) {
  const begin = ({ timeStamp }) => {
    const look = () => {
      if (answered()) window.answeredAfter = performance.now() - timeStamp;
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  addEventListener('pointerdown', begin, { capture: true, once: true });
}

/** In the browser: records when a page with `shown` is painted after a click or going back. */
function noteNextPage(shown) {
  const { pathname } = location;
  const begin = () => {
    const began = performance.now();
    const look = () => {
      const isThere = location.pathname !== pathname && document.querySelector(shown);
      if (isThere) window.pageShownAfter = performance.now() - began;
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  window.pageShownAfter = undefined;
  window.goBack = () => {
    begin();
    history.back();
  };
  addEventListener('click', begin, { capture: true, once: true });
}

/** A product page with several skus. */
async function goodsWithChoice(apiUrl) {
  const call = caller(apiUrl);
  const { list } = await call('/api/front/product/list?page=1&limit=50');
  for (const { id } of list) {
    const { productValue } = await call(`/api/front/product/detail/${id}`);
    const inStock = Object.values(productValue).filter(({ stock }) => stock > 0);
    if (inStock.length > 1) return `/goods_detail/${id}`;
  }
  throw new Problem('No goods of the demo mall have several skus.');
}

async function withPage(browser, url, work) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(notePresses);
  await page.goto(url, { waitUntil: 'networkidle' });
  return work(page, context).finally(() => context.close());
}

/**
 * A press on a page that has been idle: its input delay, where 16 ms or less is 0, and the time until its answer is
 * visible.
 */
const pressOnce = (browser, url, { find, isAnswered }) =>
  withPage(browser, url, async (page, context) => {
    await page.waitForTimeout(IDLE);
    await page.evaluate(`(${noteAnswer})(${isAnswered})`);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    // not `click`, whose actionability checks would be measured too
    const control = find(page).first();
    await control.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await control.boundingBox();
    await page.mouse.click(x + width / 2, y + height / 2);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1000); // waits for the performance entry
    return page.evaluate(() => ({ delay: window.longestPress, answer: window.answeredAfter }));
  });

/** Navigates from home to a list, to a product and back; the milliseconds until each is painted. */
const followOnce = (browser, url) =>
  withPage(browser, url, async (page) => {
    const arrived = async (shown, go) => {
      await page.evaluate(noteNextPage, shown);
      await go();
      await page.waitForFunction(() => window.pageShownAfter !== undefined);
      return page.evaluate(() => window.pageShownAfter);
    };
    const times = {};
    for (const [name, { link, shown }] of Object.entries(followed)) {
      const target = page.locator(link).first();
      await target.hover();
      await page.waitForTimeout(REST);
      times[name] = await arrived(shown, () => target.click());
      await page.waitForLoadState('networkidle');
    }
    times['back to list'] = await arrived('main article', () =>
      page.evaluate(() => window.goBack()),
    );
    return times;
  });

/**
 * Input delays on the product page with a slowed processor, and times of prefetched navigations;
 * with `beside`, the folder of another build, alternating with it. Resolves to whether all are
 * within their limits.
 */
export async function benchInteractions(beside) {
  const rounds = Number(process.env.BENCH_PRESSES || 20);
  const executablePath = await provideChromium();
  if (!executablePath) throw new Problem(noChromium);
  const { url: apiUrl } = await startBenchedApi(await postgresForBench());
  const goods = await goodsWithChoice(apiUrl);
  const builds = { now: await startBenchedStorefront(root, apiUrl) };
  if (beside) builds.beside = await startBenchedStorefront(beside, apiUrl);
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  const measured = {};
  const note = (name, build, time) => (measured[`${name}, ${build}`] ??= []).push(time);
  for (let round = 0; round <= rounds; round += 1) {
    if (round % 5 === 0) console.log(`Round ${round} of ${rounds} ...`);
    for (const [build, { url }] of Object.entries(builds)) {
      const times = await followOnce(browser, url);
      for (const [name, press] of Object.entries(pressed)) {
        const { delay, answer } = await pressOnce(browser, url + goods, press);
        Object.assign(times, { [name]: delay, [`${name}, answered`]: answer ?? Infinity });
      }
      // the first round is a warm-up
      if (round > 0) for (const [name, time] of Object.entries(times)) note(name, build, time);
    }
  }
  await browser.close();
  return report(measured, rounds);
}

function report(measured, rounds) {
  const rows = Object.entries(measured).map(([name, times]) => {
    const isPress = Object.keys(pressed).some((press) => name.startsWith(press));
    const isHeld = isPress ? quantile(times, 0.75) <= WANTED : median(times) <= WANTED;
    return { name, times, isHeld };
  });
  const ms = (time) => time.toFixed(0);
  const lines = rows.map(({ name, times, isHeld }) => [
    ...[name, ms(median(times)), ms(quantile(times, 0.75)), ms(Math.max(...times))],
    isHeld ? 'holds' : 'MISSED',
  ]);
  console.log(`\nms; presses with a processor ${SLOWER} times slower, ${rounds} of each\n`);
  console.log(columns([['', 'half within', '3 of 4 within', 'longest', ''], ...lines], [0, 4]));
  return rows.filter(({ name }) => name.endsWith(', now')).every(({ isHeld }) => isHeld);
}
