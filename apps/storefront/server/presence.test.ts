import { expect, it, onTestFinished, vi } from 'vitest';
import { openTestMall } from './testing/open-mall';

it.each(['/api/front/search/keyword', '/picture/0123456789abcdef.webp'])(
  'nobody waits for an API that gives no sign of life: %s',
  async (path) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let life = new AbortController();
    const mall = await openTestMall(() => undefined, { presence: () => life.signal });
    onTestFinished(() => mall.close());
    const waiting = fetch(mall.origin + path);
    await expect.poll(() => mall.received.length).toBe(1);
    life.abort(new DOMException('away', 'TimeoutError'));
    expect((await waiting).status).toBe(504);
    expect((await fetch(mall.origin + path)).status).toBe(504);
    expect(mall.received).toHaveLength(1);
    life = new AbortController();
    const later = new AbortController();
    const again = fetch(mall.origin + path, { signal: later.signal }).catch(() => {});
    await expect.poll(() => mall.received.length).toBe(2);
    later.abort();
    await again;
  },
);
