import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../../scripts/lib/root.mjs';

/** An entry of Storybook's index. */
export interface Entry {
  id: string;
  title: string;
  type: 'docs' | 'story';
}

/** What a documentation page shows. */
interface Shown {
  headings: string[];
  /** Path from the root. */
  source: string;
  /** Rows of the tables of props. */
  props: number;
  /** Names of the dialogs that cover the page. */
  dialogs: number;
  /** Those of do and do not that show something, with a caption. */
  pictures: string[];
}

/** Pages of components; those of foundations show stories only. */
export const hasGuide = ({ title }: Entry) => /^(Design system|Mall)\//.test(title);

/** Components without props, and those made by a function, whose props the documentation generator does not find. */
const withoutProps = ['Mall/Sign-in/Machine', 'Design system/Media/Icon'];

interface Channel {
  on: (event: string, listener: (storyId: string) => void) => void;
  emit: (event: string, ...args: unknown[]) => void;
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
    /** Ids of the stories that the page has rendered. */
    renderedStories: Set<string>;
  }
}

/**
 * Notes what is rendered from the start of a window. The windows of single stories in a page stay blank: each would start
 * a Storybook and play its story beside the test, to be cut off when the page is left.
 */
export async function noteStories(page: Page) {
  await page.route(/viewMode=story/, (route) => route.fulfill({ contentType: 'text/html' }));
  await page.addInitScript(() => {
    let channel: Channel;
    window.renderedStories = new Set();
    Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
      get: () => channel,
      set: (made: Channel) => {
        channel = made;
        channel.on('storyRendered', (id) => window.renderedStories.add(id));
      },
    });
  });
}

/** Shows another documentation page in the same window, as the side bar does: a new window takes seconds. */
export async function show(page: Page, { id, title }: Entry) {
  await page.evaluate((storyId) => {
    window.renderedStories.clear();
    window.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'docs' });
  }, id);
  await page
    .locator('h1', { hasText: title.split('/').at(-1) })
    .first()
    .waitFor();
}

/**
 * Reads a page once its stories are rendered, before which Storybook would reload the window on leaving it. In one
 * call: roles of every example would take longer than the page itself.
 */
async function read(page: Page): Promise<Shown> {
  await page.locator('h2', { hasText: /^Examples$/ }).waitFor({ timeout: 30_000 });
  await page.waitForFunction(
    () => {
      const places = [...document.querySelectorAll('[id^="story--"][id$="-inner"]')];
      const windows = document.querySelectorAll('.docs-window, [id^="iframe--"]').length;
      const ids = places.map(({ id }) => id.slice('story--'.length, -'-inner'.length));
      return (
        places.length + windows > 0 &&
        ids.every((id) => window.renderedStories.has(id.replace(/--primary$/, '')))
      );
    },
    undefined,
    { timeout: 30_000 },
  );
  return page.evaluate(() => {
    const texts = (selector: string) =>
      [...document.querySelectorAll(selector)].map((node) => node.textContent?.trim() ?? '');
    const isVisible = (node: Element) => node.getClientRects().length > 0;
    const drawn = (figure: Element) =>
      figure.querySelector('.docs-picture .story-area')?.firstElementChild &&
      figure.querySelector('figcaption span')?.textContent;
    return {
      headings: texts('h1, h2, h3'),
      source: texts('.docs-where dd')[0] ?? '',
      props: texts('.docblock-argstable tbody tr').length,
      dialogs: [...document.querySelectorAll('dialog, [role=dialog], [role=alertdialog]')].filter(
        isVisible,
      ).length,
      pictures: [...document.querySelectorAll<HTMLElement>('.docs-pictures figure')]
        .filter((figure) => isVisible(figure) && drawn(figure))
        .map((figure) => figure.dataset.verdict ?? ''),
    };
  });
}

/** Whether a file of the source declares this name. */
const declares = (file: string, name: string) =>
  new RegExp(`export (function|const|class) ${name}\\b`).test(
    readFileSync(join(root, file), 'utf8'),
  );

/** What is wrong with the page that is shown, one line each. */
export async function problemsOf(page: Page, { title }: Entry): Promise<string[]> {
  const { headings, source, props, dialogs, pictures } = await read(page);
  const [component] = headings.flatMap((text) => /^Props of (\w+)$/.exec(text)?.[1] ?? []);
  const problems: string[] = [];
  if (dialogs > 0) problems.push('a dialog is open');
  if (!existsSync(join(root, source))) problems.push(`its source ${source} does not exist`);
  else if (component && !declares(source, component))
    problems.push(`it has the props of ${component}, which ${source} does not declare`);
  if (!withoutProps.includes(title) && (!component || props === 0))
    problems.push('it has no props');
  const more = title.startsWith('Mall/') ? ['When to use it', 'States'] : [];
  for (const name of ['How to use it', 'Keyboard', 'Do', 'Do not', ...more])
    if (!headings.includes(name)) problems.push(`its guide has no part “${name}”`);
  if (pictures.join() !== 'do,dont') problems.push('its guide has no pictures of do and do not');
  return problems.map((problem) => `${title}: ${problem}`);
}
