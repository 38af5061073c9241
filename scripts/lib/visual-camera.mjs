import { chromium } from 'playwright';
import { chromiumArgs } from './chromium.mjs';
import { atEnd } from './cleanup.mjs';
import { Problem } from './problem.mjs';

/** Fixed clock and viewport of all screenshots. */
const NOW = new Date('2026-03-02T10:00:00Z');
const window = { width: 1280, height: 800 };
const PATIENCE = 30_000;

/** Disables animations and the caret. */
const still = `*, ::before, ::after {
  animation-duration: 0s !important;
  animation-delay: 0s !important;
  transition: none !important;
  caret-color: transparent !important;
  scroll-behavior: auto !important;
}`;

/** Rendering independent of the screen. */
const evenly = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

/** A browser for screenshots: `version`, and `take` captures a story of the Storybook at `url`. */
export async function openCamera(executablePath, url) {
  const browser = await chromium.launch({ executablePath, args: [...chromiumArgs, ...evenly] });
  const close = atEnd(() => browser.close());
  return {
    version: browser.version(),
    close,
    /** Calls `onShot(look, png)` for each look; throws a Problem if the story fails. */
    async take({ id, looks }, onShot) {
      const context = await browser.newContext({
        viewport: window,
        deviceScaleFactor: 1,
        locale: 'en-US',
        timezoneId: 'UTC',
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      try {
        const page = await context.newPage();
        await showStory(page, url, id);
        for (const look of looks) {
          await putOn(page, look);
          await onShot(look, await page.screenshot({ fullPage: true, animations: 'disabled' }));
        }
      } finally {
        await context.close();
      }
    },
  };
}

async function showStory(page, url, id) {
  await page.route(
    (address) => address.origin !== url && address.protocol.startsWith('http'),
    (route) => route.abort(),
  );
  await page.clock.setFixedTime(NOW);
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
  const phase = () => {
    const now = globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase;
    return ['completed', 'finished', 'errored', 'aborted'].includes(now) && now;
  };
  const ended = await page.waitForFunction(phase, undefined, { timeout: PATIENCE }).catch(() => {
    throw new Problem(`${id} was not shown within ${PATIENCE / 1000} s.`);
  });
  if (/errored|aborted/.test(String(await ended.jsonValue())))
    throw new Problem(`${id} fails by itself: run its story first.`);
  await page.addStyleTag({ content: still });
}

/** Applies a look, like the toolbar, and waits until the page is complete. */
async function putOn(page, { brand, colorMode, direction }) {
  await page.evaluate(
    async ([look, dir]) => {
      const { documentElement: html, fonts, images } = globalThis.document;
      Object.assign(html.dataset, look);
      if (dir === 'rtl') html.dir = dir;
      await fonts.ready;
      await Promise.all([...images].map((image) => image.decode().catch(() => undefined)));
      const frame = () => new Promise((done) => globalThis.requestAnimationFrame(done));
      for (let count = 0; count < 3; count += 1) await frame();
    },
    [{ brand, colorMode }, direction],
  );
}
