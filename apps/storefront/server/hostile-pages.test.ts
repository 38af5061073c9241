import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { paths } from '../src/page-params/paths';
import type { Limits } from './limits';
import { pageAddress, render } from './render/entry';
import { fillerResponses } from './testing/filler-responses';
import type { ApiHandler } from './testing/open-mall';
import { openTestMall } from './testing/open-mall';

beforeAll(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterAll(() => void vi.restoreAllMocks());

const limits: Partial<Limits> = { responseSize: 20_000 };
const hangs: ApiHandler = () => undefined;

/** Requests one page of a mall of its own: pages that retry a busy API for two seconds are tested concurrently. */
async function open(answer: ApiHandler, path: string, cookie = '') {
  const pages = async () => ({
    addressOf: pageAddress,
    render,
    entry: '/e.js',
    head: () => '',
    policy: true,
  });
  const patience = answer === hangs ? { page: 100 } : {};
  const mall = await openTestMall(answer, { limits: { ...limits, ...patience }, pages });
  try {
    const response = await fetch(mall.origin + path, { headers: { cookie }, redirect: 'manual' });
    return { status: response.status, html: await response.text() };
  } finally {
    mall.close();
  }
}

const json =
  (value: unknown, status = 200): ApiHandler =>
  (_, res) =>
    void res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));
const data = (value: unknown) => json({ code: 200, message: 'ok', data: value });

/** The behaviour of the API, its response, and the allowed statuses of a page that needs its data. */
const hostile: [does: string, answer: ApiHandler, statuses: number[]][] = [
  ['hangs', hangs, [504]],
  ['says nothing', data(null), [502, 500]],
  // List pages skip rows that cannot be read
  ['answers with a list', data([null, 1, 'x', {}]), [502, 500, 200]],
  ['answers with an object', data({ list: null, productInfo: 1 }), [502, 200]],
  ['answers with a text', data('x'), [502]],
  ['sends a page', (_, res) => void res.writeHead(200).end('<p>'), [502]],
  // In the contract 500 also means that something does not exist
  ['fails', json({ code: 500, message: 'System exception', data: null }), [500, 404]],
  ['fails as servers do', json('x', 500), [502]],
  ['is busy', json({ code: 503, message: 'busy', data: null }), [503]],
  ['is closed', json('x', 503), [503]],
  ['sends too much', data('x'.repeat(30_000)), [502]],
  [
    'breaks off',
    (_, res) => {
      res.writeHead(200, { 'Content-Length': 900 }).write('{"code":200,');
      setImmediate(() => res.destroy());
    },
    [502],
  ],
  ['sends half a JSON', (_, res) => void res.end('{"code":200,"data":['), [502]],
];

const ofData = [
  paths.home(),
  paths.goods(5),
  paths.search({ title: 'tea' }),
  paths.activity(1, 1, 'x'),
  paths.leaderboard(),
  paths.shop(1),
  paths.shopStreet(),
  paths.privacy(),
];
const ofTheirOwn: [path: string, status: number][] = [
  [paths.login(), 200],
  [paths.cart(), 200],
  [paths.help(), 200],
  [paths.deliveryReturns(), 200],
  [paths.paying(), 200],
  [paths.aboutMall(), 200],
  ['/middlewares/callback_twitter?oauth_token=1&oauth_verifier=2', 200],
  ['/no/such/page', 404],
];
const personal = [
  paths.confirm('1'),
  paths.paymentResult('1'),
  paths.order('1'),
  paths.orders(),
  paths.addresses(),
  paths.profile(),
];
const cookie = `mall_session.1=${'a'.repeat(32)}`;

const expectPage = (html: string) => {
  expect(html).toMatch(/^<!DOCTYPE html>/i);
  expect(html).toMatch(/<h1[\s>]/);
  expect(html).toContain('e.js');
};

describe.concurrent.each(hostile)('while the API %s', (_, answer, statuses) => {
  it.each(ofData)('%s is a page with its real status', async (path) => {
    const { status, html } = await open(answer, path);
    expect(statuses).toContain(status);
    expectPage(html);
  });
});

const worst = hostile.filter(([does]) =>
  ['hangs', 'says nothing', 'fails', 'is busy'].includes(does),
);

describe.concurrent.each(worst)('while the API %s', (_, answer, statuses) => {
  it.each(ofTheirOwn)('%s is shown', async (path, expected) => {
    const { status, html } = await open(answer, path);
    expect(status).toBe(expected);
    expectPage(html);
  });

  it.each(personal)('%s is a page, and nobody is sent to sign in', async (path) => {
    const { status, html } = await open(answer, path, cookie);
    expect(statuses).toContain(status);
    expectPage(html);
  });
});

describe.concurrent.each([['x'], [null], [-1]])('while all values are %j', (scalar) => {
  it.each([...ofData, ...personal])('%s is a page', async (path) => {
    const { html } = await open(fillerResponses(scalar), path, cookie);
    expectPage(html);
  });
});

describe('hostile pages', () => {
  it('shows formatted text without what could run in it', async () => {
    const agreement = '<b>Terms</b><img src=x onerror=alert(1)><form id=document>';
    const terms: ApiHandler = ({ url }) =>
      url?.endsWith('/login/method/info')
        ? { code: 200, message: 'ok', data: { agreement } }
        : { code: 500, message: '', data: null };
    const { status, html } = await open(terms, paths.privacy());
    expect(status).toBe(200);
    expect(html).toContain('<b>Terms</b><img src="x" />');
    expect(html).not.toMatch(/onerror|<form id/);
  });
});
