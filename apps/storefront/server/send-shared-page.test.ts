import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { createChangeLog } from './changes/change-log';
import { dataScript } from './render/data-script';
import type { RenderResult } from './render/types';
import type { TestMall } from './testing/open-mall';
import { openTestMall, sameAddress } from './testing/open-mall';

let mall: TestMall;
const others: TestMall[] = [];
afterEach(() => [mall, ...others.splice(0)].forEach((one) => one.close()));

const inline = (nonce: string) => `<script nonce="${nonce}">ours()</script>`;
const data = '{"text":"(tea)\\u003c/script>"}';
const session = { cookie: `mall_session.1=${'a'.repeat(32)}` };

/** A mall that counts renders, with a cache on a controllable clock. */
async function open(result: Partial<RenderResult> = {}) {
  const clock = { now: 0 };
  const gates: (() => void)[] = [];
  const tokens: boolean[] = [];
  const mode = { waits: false };
  const changes = createChangeLog(() => clock.now);
  mall = await openTestMall(() => ({ code: 200, message: 'ok', data: {} }), {
    changes,
    cachedPages: {
      maxBytes: 100_000,
      freshFor: 10,
      staleAfter: 60,
      currentFor: 1000,
      now: () => clock.now,
    },
    pages: async () => ({
      addressOf: sameAddress,
      entry: '/entry.js',
      stylesheet: '/assets/a.css',
      head: () => '',
      policy: true,
      render: async (request, { nonce, hasToken, api }) => {
        tokens.push(hasToken);
        const [, id] = /^\/goods\/(\d+)/.exec(new URL(request.url).pathname) ?? [];
        if (id) await api.fetch(`${api.baseUrl}/api/front/product/detail/${id}`, { method: 'GET' });
        if (mode.waits) await new Promise<void>((open) => gates.push(open));
        const count = tokens.length;
        return {
          kind: 'document',
          status: 200,
          cookies: [],
          sessionLost: false,
          abort: () => {},
          isComplete: () => true,
          pipe: (to) =>
            void to.end(
              `<head><meta property="csp-nonce" nonce="${nonce}"></head>${inline(nonce)}` +
                dataScript(data, nonce) +
                `<script>theirs()</script>${new URL(request.url).pathname} ${count}`,
            ),
          ...result,
        } as RenderResult;
      },
    }),
  });
  const get = (path = '/', init: RequestInit = {}) =>
    fetch(mall.origin + path, { redirect: 'manual', ...init });
  const text = async (path?: string, init?: RequestInit) => (await get(path, init)).text();
  return { get, text, clock, tokens, gates, mode, changes };
}

describe('a page that is the same for everybody', () => {
  it('is rendered once and sent to all', async () => {
    const { text, tokens } = await open();
    expect(await text()).toContain('/ 1');
    expect(await text()).toContain('/ 1');
    expect(await text('/fr')).toContain('/fr 2');
    expect(tokens).toHaveLength(2);
  });

  it('requests its styles first, rendered or cached', async () => {
    const { get } = await open();
    const link = async () => (await get()).headers.get('link');
    expect([await link(), await link()]).toEqual(
      Array.from({ length: 2 }, () => '</assets/a.css>; rel=preload; as=style'),
    );
  });

  it('allows its own inline scripts by what they say, and no nonce', async () => {
    const { get } = await open();
    await get().then((response) => response.text());
    const kept = await get();
    const policy = kept.headers.get('content-security-policy') ?? '';
    const hashOf = (script: string) => createHash('sha256').update(script).digest('base64');
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]+='( 'sha256-[\w+/]+=')*;/);
    expect(policy).toContain(hashOf('ours()'));
    expect(policy).not.toContain(hashOf('theirs()'));
    const html = await kept.text();
    expect(html).toContain('<script>ours()</script>');
    const [, style] = /<meta property="csp-nonce" nonce="([^"]+)">/.exec(html) ?? [];
    expect(policy).toContain(`style-src 'self' 'nonce-${style}'`);
    expect(policy.split(style ?? '-')).toHaveLength(2);
  });

  it('has its data as JSON that does not execute', async () => {
    const { get, text } = await open();
    expect(await text()).toContain(`.push(${data})</script>`);
    const kept = await get();
    expect(await kept.text()).toContain(
      `<script type="application/json" data-queries>${data}</script>`,
    );
    expect(kept.headers.get('content-security-policy')?.match(/sha256-/g)).toHaveLength(1);
  });

  it('is not sent again to a browser that has it', async () => {
    const { get } = await open();
    await get().then((response) => response.text());
    const etag = (await get()).headers.get('etag') ?? '';
    const again = await get('/', { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('is served while it is rendered anew behind, and not when it is too old', async () => {
    const { text, clock, tokens } = await open();
    await text();
    clock.now = 20;
    expect(await text()).toContain('/ 1');
    await expect.poll(() => text()).toContain('/ 2');
    clock.now = 90;
    expect(await text()).toContain('/ 3');
    expect(tokens).toHaveLength(3);
  });

  it('is rendered once for all who ask at the same time, the slow among them', async () => {
    const { get, gates, mode, tokens } = await open();
    mode.waits = true;
    const leaving = new AbortController();
    const first = get('/', { signal: leaving.signal }).catch(() => undefined);
    await expect.poll(() => gates).toHaveLength(1);
    const others = Promise.all([1, 2, 3].map(() => get()));
    leaving.abort();
    await first;
    gates.forEach((open) => open());
    const texts = await Promise.all((await others).map((response) => response.text()));
    expect(texts.every((text) => text.includes('/ 1'))).toBe(true);
    expect(tokens).toEqual([false]);
  });

  it('is sent to those with a session too, and never made of theirs', async () => {
    const { text, tokens } = await open();
    await text('/', { headers: session });
    expect(await text()).toContain('/ 1');
    await text('/?page=2', { headers: session });
    await text('/', { method: 'HEAD', headers: session });
    expect(tokens).toEqual([false, false]);
  });

  it('may be kept by caches in between, but for the one with a nonce', async () => {
    const { get } = await open();
    const caching = async () => {
      const { headers } = await get('/', { headers: session });
      return [headers.get('cache-control'), headers.get('vary')];
    };
    expect(await caching()).toEqual(['private, no-cache', 'Accept-Encoding']);
    expect(await caching()).toEqual([
      'public, max-age=0, s-maxage=10, stale-while-revalidate=10',
      'Accept-Encoding',
    ]);
  });

  it('is kept with a query from the second time on', async () => {
    const { text } = await open();
    expect(await text('/?page=2')).toContain('/ 1');
    expect(await text('/?page=2')).toContain('/ 2');
    expect(await text('/?page=2')).toContain('/ 2');
  });

  it.each<[string, Partial<RenderResult>]>([
    ['failed', { status: 502 }],
    ['does not exist', { status: 404 }],
    ['sets a cookie', { cookies: ['a=1'] }],
    ['lacks a part', { isComplete: () => false } as Partial<RenderResult>],
    ['leads elsewhere', { kind: 'redirect', status: 302, location: '/' } as RenderResult],
  ])('is not kept when it %s', async (_, result) => {
    const { get, tokens } = await open(result);
    await get();
    await get();
    expect(tokens).toHaveLength(2);
  });

  it.each(['/users/points', '/order/order_confirm', '/lao/login', '/middlewares/callback_google'])(
    'is not %s',
    async (path) => {
      const { get, tokens } = await open();
      await get(path);
      await get(path);
      expect(tokens).toHaveLength(2);
    },
  );
});

describe('a page in two storefronts', () => {
  const dataAt = (time: number) =>
    `{"queries":[{"dehydratedAt":${time},"state":{"dataUpdatedAt":${time},"data":1}}]}`;

  /** The cached page of a storefront whose data are of a time. */
  async function cached(text: string, time: number, headers: Record<string, string> = {}) {
    const storefront = await openTestMall(() => ({ code: 200, message: 'ok', data: {} }), {
      pages: async () => ({
        addressOf: sameAddress,
        entry: '/entry.js',
        head: () => '',
        policy: true,
        render: async (_request, { nonce }) => ({
          kind: 'document',
          status: 200,
          cookies: [],
          sessionLost: false,
          abort: () => {},
          isComplete: () => true,
          pipe: (to) =>
            void to.end(
              `<meta property="csp-nonce" nonce="${nonce}">${inline(nonce)}` +
                dataScript(dataAt(time), nonce) +
                text,
            ),
        }),
      }),
    });
    others.push(storefront);
    await fetch(storefront.origin).then((response) => response.text());
    const response = await fetch(storefront.origin, { headers });
    const policy = response.headers.get('content-security-policy') ?? '';
    const [, nonce] = /'nonce-([^']+)'/.exec(policy) ?? [];
    const html = await response.text();
    return {
      status: response.status,
      etag: response.headers.get('etag') ?? '',
      policy,
      nonce,
      html,
    };
  }

  it('has one ETag and one policy while it shows the same, and neither names the other', async () => {
    await open();
    const one = await cached('tea', 1);
    const other = await cached('tea', 2);
    expect([other.etag, other.policy]).toEqual([one.etag, one.policy]);
    expect(one.nonce).toMatch(/^[\w+/]{22}$/);
    expect(one.etag).not.toContain(one.nonce);
    expect(one.html).toContain(`nonce="${one.nonce}"`);
    expect((await cached('coffee', 1)).etag).not.toBe(one.etag);
  });

  it('is confirmed by one to a browser that has it from the other, with the policy of what it has', async () => {
    await open();
    const one = await cached('tea', 1);
    const other = await cached('tea', 2, { 'if-none-match': one.etag });
    expect([other.status, other.html, other.policy]).toEqual([304, '', one.policy]);
  });
});

describe('a page of which the change feed tells', () => {
  const none = { everything: false, changed: [], counted: [] };

  it('is kept until something changes that it shows, and then rendered for the next one', async () => {
    const { text, clock, changes } = await open();
    changes.hear(none, (clock.now = 1));
    await text('/goods/25');
    await text('/goods/26');
    changes.hear(none, (clock.now = 900));
    expect(await text('/goods/25')).toContain('/goods/25 1');
    changes.hear({ ...none, changed: ['goods:25'] }, clock.now);
    expect(await text('/goods/25')).toContain('/goods/25 3');
    expect(await text('/goods/26')).toContain('/goods/26 2');
  });

  it('is not kept when it changes while it is rendered', async () => {
    const { get, text, clock, changes, gates, mode } = await open();
    changes.hear(none, (clock.now = 1));
    mode.waits = true;
    const early = get('/goods/25');
    await expect.poll(() => gates).toHaveLength(1);
    changes.hear({ ...none, changed: ['goods:25'] }, (clock.now = 2));
    mode.waits = false;
    gates.forEach((open) => open());
    await (await early).text();
    await expect.poll(() => text('/goods/25')).toContain('/goods/25 2');
  });

  it('is kept as briefly as without a feed when only figures move, or nobody tells any more', async () => {
    const { text, clock, changes, tokens } = await open();
    changes.hear(none, (clock.now = 1));
    await text('/goods/25');
    changes.hear({ ...none, counted: ['goods:25'] }, (clock.now = 5));
    expect(await text('/goods/25')).toContain('/goods/25 1');
    clock.now = 20;
    expect(await text('/goods/25')).toContain('/goods/25 1');
    await expect.poll(() => text('/goods/25')).toContain('/goods/25 2');
    clock.now = 60_000;
    await text('/goods/25');
    expect(tokens).toHaveLength(3);
  });
});
