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

/** The choice of a language leads back to a page of this app only. */
async function choiceSays(url) {
  const locationFor = async (referer) => {
    const options = { headers: { referer }, redirect: 'manual' };
    return (await fetch(`${url}/language/fr`, options)).headers.get('location');
  };
  const [own, foreign] = [
    await locationFor(`${url}/goods/102?from=list`),
    await locationFor('https://other.example//other.example/trap'),
  ];
  return [
    own !== '/goods/102?from=list' && `a language leads from a page to ${own}`,
    foreign !== '/other.example/trap' && `a language leads from elsewhere to ${foreign}`,
  ].filter(Boolean);
}

/** Visits a starter that a server renders: its policy, and what works without scripts. Resolves to a list of problems. */
export const visitRendered = async (browser, url) => [
  ...(await policySays(url)),
  ...(await choiceSays(url)),
  ...(await visitWithoutScripts(browser, url)),
];
