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
const check = (page, name, turn) =>
  page.evaluate(
    async ([wanted, given]) => (await globalThis.storyChecks())[wanted](given),
    [name, turn],
  );

/** `npm test` checks one further theme of each story, as in `checkThemes`; without STORY_DEPTH all of them. */
const turnOf = (id) =>
  process.env.STORY_DEPTH === 'usual'
    ? [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
    : undefined;

async function checkPreferences(page) {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const problems = await check(page, 'checkPreferences');
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference' });
  return problems;
}

/**
 * Each story is visited once: its play function, axe in the brands and modes, overflow in both
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
      found.push(
        ...(await check(page, 'checkStory', turnOf(id))),
        ...(await checkPreferences(page)),
      );
    }
    if (found.length > 0) throw new Error(`${id}\n${[...new Set(found)].join('\n')}`);
  },
};
