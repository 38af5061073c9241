import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';

const root = join(import.meta.dirname, '..', '..');

/** An entry of Storybook's index. */
export interface Entry {
  id: string;
  title: string;
  type: 'docs' | 'story';
}

/** Pages of components; those of foundations show stories only. */
export const hasGuide = ({ title }: Entry) => /^(Design system|Mall)\//.test(title);

/** Components that take no props. */
const withoutProps = ['Mall/Sign-in/Machine'];

/** Opens a documentation page in the window. */
export async function open(page: Page, { id }: Entry) {
  await page.goto(`/iframe.html?viewMode=docs&id=${id}`);
  await expect(page.getByRole('heading', { name: 'How to use it' })).toBeVisible();
}

/** Shows another documentation page in the same window, as the side bar does. */
export async function show(page: Page, { id }: Entry) {
  await page.evaluate(
    (storyId) =>
      new Promise<void>((resolve, reject) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        channel.once('docsRendered', () => resolve());
        setTimeout(() => reject(new Error(`${storyId} is not rendered`)), 20_000);
        channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
      }),
    id,
  );
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Examples' })).toBeVisible();
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: {
      once: (event: string, listener: () => void) => void;
      emit: (event: string, ...args: unknown[]) => void;
    };
  }
}

/** Whether a file of the source declares this name. */
const declares = (file: string, name: string) =>
  new RegExp(`export (function|const|class) ${name}\\b`).test(
    readFileSync(join(root, file), 'utf8'),
  );

/** What is wrong with the page that is shown, one line each. */
export async function problemsOf(page: Page, { title }: Entry): Promise<string[]> {
  const source = (
    await page.getByText('Source', { exact: true }).locator('+ dd').innerText()
  ).trim();
  const props = await page.getByRole('heading', { name: /^Props of / }).allInnerTexts();
  const rows = await page.locator('.docblock-argstable tbody tr').count();
  const headings = await page.getByRole('heading').allInnerTexts();
  const open = await page.locator('[role=dialog]:visible, [role=alertdialog]:visible').count();
  const problems: string[] = [];
  if (open > 0) problems.push('a dialog is open');
  if (!existsSync(join(root, source))) problems.push(`its source ${source} does not exist`);
  else if (props[0] && !declares(source, props[0].replace('Props of ', '')))
    problems.push(`it has the ${props[0]}, which ${source} does not declare`);
  if (!withoutProps.includes(title) && (props.length === 0 || rows === 0))
    problems.push('it has no props');
  for (const name of ['How to use it', 'Keyboard', 'Do', 'Do not'])
    if (!headings.includes(name)) problems.push(`its guide has no part “${name}”`);
  return problems.map((problem) => `${title}: ${problem}`);
}
