import { getStoryContext } from '@storybook/test-runner';

/** Console messages of each page since its story started. */
const written = new WeakMap();

function listen(page) {
  if (written.has(page)) return;
  written.set(page, []);
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    written.get(page).push(`console ${message.type()}: ${message.text()}`);
  });
}

/** Runs a function of `checks/` in the page, where the preview has loaded them. */
const check = (page, name) =>
  page.evaluate(async (wanted) => (await globalThis.storyChecks())[wanted](), name);

async function checkPreferences(page) {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const problems = await check(page, 'checkPreferences');
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference' });
  return problems;
}

/**
 * Each story is visited once: its play function, axe in every brand and mode, overflow in both
 * directions, forced colours and reduced motion, and an empty console.
 */
export default {
  async preVisit(page) {
    listen(page);
    written.set(page, []);
  },
  async postVisit(page, { id, hasFailure }) {
    if (hasFailure) return;
    const found = [...written.get(page)];
    const { parameters } = await getStoryContext(page, { id });
    if (parameters.a11y?.test !== 'off') {
      found.push(...(await check(page, 'checkStory')), ...(await checkPreferences(page)));
    }
    if (found.length > 0) throw new Error(`${id}\n${[...new Set(found)].join('\n')}`);
  },
};
