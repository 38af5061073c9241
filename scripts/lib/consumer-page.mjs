/** The longest that a part of a page may take, in ms. */
export const PATIENCE = 20_000;

/**
 * Opens a page in a context of its own, without movement, for `visit`. Adds to `problems` what its console says, its
 * errors, and why the visit failed.
 */
export async function withPage(browser, problems, visit, options = {}) {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  page.on('console', (message) => {
    if (/error|warning/.test(message.type())) problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`page: ${error.message}`));
  try {
    await visit(page);
  } catch (error) {
    problems.push(error.message);
  } finally {
    await context.close();
  }
}

/** The window of a desk. */
export const desktop = { viewport: { width: 1280, height: 800 } };
