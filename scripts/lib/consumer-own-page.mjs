const find = (page) => page.getByRole('button', { name: 'Find stores' });

/** Submits the page's form without its value, then with it. Resolves to a list of problems. */
export async function visitOwnPage(page, url, axeSays) {
  await page.goto(`${url}/stores`);
  const town = page.getByRole('textbox', { name: 'Town' });
  await find(page).click();
  await page.getByText('Enter a town.').waitFor();
  const problems = await axeSays(page, 'own page');
  if (!(await town.evaluate((field) => field === globalThis.document.activeElement)))
    problems.push('own page: the missing field has no focus');
  await town.fill('Bristol');
  await find(page).click();
  await page.getByText('Looking for stores in Bristol.').waitFor();
  return problems;
}
