import { desktop, withPage } from './consumer-page.mjs';

/** Form, language and search. */
async function visitWithoutScripts(browser, url) {
  const problems = [];
  const visit = async (page) => {
    await page.goto(`${url}/stores`);
    await page.getByRole('button', { name: 'Find stores' }).click();
    await page.getByText('Enter a town.').waitFor();
    await page.getByRole('textbox', { name: 'Town' }).fill('Bristol');
    await page.getByRole('button', { name: 'Find stores' }).click();
    await page.getByText('Looking for stores in Bristol.').waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click();
    await page.getByRole('link', { name: 'Confidentialité' }).waitFor();
    await page.getByRole('searchbox').fill('lampe');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Lampe de table, abat-jour en lin' }).first().waitFor();
  };
  await withPage(browser, problems, visit, { ...desktop, javaScriptEnabled: false });
  return problems.map((problem) => `without scripts: ${problem}`);
}

/** A page that a server renders has a strict policy, whose nonce is another one each time. */
async function policySays(url) {
  const policyOf = async () => (await fetch(url)).headers.get('content-security-policy') ?? '';
  const [first, second] = [await policyOf(), await policyOf()];
  const isStrict = first.includes("style-src 'self' 'nonce-") && !first.includes('unsafe');
  return [
    !isStrict && `the policy is not strict: ${first}`,
    first === second && 'two pages have one nonce',
  ].filter(Boolean);
}

/** Visits a starter that a server renders: its policy, and what works without scripts. Resolves to a list of problems. */
export const visitRendered = async (browser, url) => [
  ...(await policySays(url)),
  ...(await visitWithoutScripts(browser, url)),
];
