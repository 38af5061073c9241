import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { startSecondStorefront } from './support/second-storefront';
import { expect, test } from './support/test';

/** A server that tells every call to come again. */
async function startBusyServer() {
  const full = { isFull: true };
  const server = createServer(async (req, res) => {
    res.setHeader('content-type', 'application/json');
    if (full.isFull && req.url !== '/healthz' && req.url !== '/readyz')
      return void res.end('{"code":503,"message":"busy","data":null}');
    const { status, body } = await ask(req.url ?? '/');
    res.statusCode = status;
    res.end(body);
  });
  const ask = async (path: string) => {
    const response = await fetch(`${process.env.E2E_API_URL}${path}`);
    return { status: response.status, body: Buffer.from(await response.arrayBuffer()) };
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { full, url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

/** Comes as somebody new until the line is there: who comes before it is let in, and stays so. */
async function standInLine(page: Page, url: string) {
  const visit = async () => {
    await page.context().clearCookies();
    return (await page.goto(url))?.headers().refresh;
  };
  await expect.poll(visit, { timeout: 30_000 }).toBeTruthy();
}

const placeOf = async (page: Page) =>
  Number(/\d+/.exec(await page.getByRole('status').innerText())?.[0]);

test.describe('a visitor of a mall without room', () => {
  test.use({ javaScriptEnabled: false });

  test('waits in line, moves up, and is let in without pressing anything', async ({
    browser,
    consoleGuard,
  }) => {
    test.slow();
    consoleGuard.allow(/status of (302|50\d)/);
    const busy = await startBusyServer();
    const mall = await startSecondStorefront(busy.url, undefined, { MALL_WAITING_ROOM: 'on' });
    const ask = (n: number) =>
      fetch(`${mall.url}/api/front/product/list?page=${n}&limit=${10 + n}`).then((answer) =>
        answer.text(),
      );
    const crowd = setInterval(() => void Promise.all([1, 2, 3, 4].map(ask)).catch(() => {}), 250);
    const visitor = () => browser.newContext({ javaScriptEnabled: false, colorScheme: 'dark' });
    const [first, second] = [await visitor(), await visitor()];
    const [one, two] = [await first.newPage(), await second.newPage()];
    await standInLine(one, `${mall.url}/goods/goods_search`);
    await expect(one.getByRole('status')).toContainText(/You are number \d+ in line\./);
    await standInLine(two, `${mall.url}/fr/goods/goods_search`);
    await expect(two.getByRole('status')).toContainText(/Vous êtes au numéro \d+ de la file\./);
    expect(await placeOf(two)).toBeGreaterThan(await placeOf(one));
    await expect(two.locator('html')).toHaveAttribute('lang', 'fr');
    clearInterval(crowd);
    busy.full.isFull = false;
    for (const page of [one, two])
      await expect(page.getByRole('search').first()).toBeVisible({ timeout: 45_000 });
    await Promise.all([first.close(), second.close(), mall.stop()]);
    busy.stop();
  });
});

test('the page of the line has no barriers', async ({ page, consoleGuard }) => {
  test.slow();
  consoleGuard.allow(/status of 50\d/);
  const busy = await startBusyServer();
  const mall = await startSecondStorefront(busy.url, undefined, { MALL_WAITING_ROOM: 'on' });
  const ask = (n: number) =>
    fetch(`${mall.url}/api/front/product/list?page=${n}&limit=${10 + n}`).then((answer) =>
      answer.text(),
    );
  const crowd = setInterval(() => void Promise.all([1, 2, 3, 4].map(ask)).catch(() => {}), 250);
  await standInLine(page, `${mall.url}/th/goods/goods_search`);
  await expect(page.getByRole('status')).toBeVisible();
  if (process.env.SHOT) await page.screenshot({ path: `${process.env.SHOT}-line.png` });
  await expectNoAxeViolations(page);
  clearInterval(crowd);
  await mall.stop();
  busy.stop();
});
