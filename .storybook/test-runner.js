import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { getStoryContext } from '@storybook/test-runner';

const brands = ['vermilion', 'kontor'];
const modes = ['light', 'dark'];
/** What a change of tokens can break; all other rules ran with the story itself. */
const rules = ['color-contrast', 'link-in-text-block', 'target-size'];
const axe = () =>
  readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Puts the page as the story left it into one look, and says what axe finds there. */
const checkLook = (page, brand, mode) =>
  page.evaluate(
    async ([look, runOnly]) => {
      Object.assign(document.documentElement.dataset, look);
      // Styles of the new look are there with the next frame
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const { violations } = await window.axe.run('body', { runOnly });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
      );
    },
    [{ brand, colorMode: mode }, rules],
  );

/** `STORY_MATRIX=1`: every story is measured in every brand, light and dark, without running it again. */
export default {
  async postVisit(page, story) {
    if (!process.env.STORY_MATRIX) return;
    const { parameters } = await getStoryContext(page, story);
    if (parameters.a11y?.test === 'off') return;
    await page.addStyleTag({ content: '*, ::before, ::after { transition: none !important; }' });
    await page.evaluate(axe());
    const found = [];
    for (const brand of brands) {
      for (const mode of modes) {
        const faults = await checkLook(page, brand, mode);
        found.push(...faults.map((fault) => `${brand}, ${mode}: ${fault}`));
      }
    }
    if (found.length > 0) throw new Error(`${story.id}\n${found.join('\n')}`);
  },
};
