import { describe, expect, it, onTestFinished } from 'vitest';
import { contentSecurityPolicy, nonceSources } from './security-headers';
import { openTestMall } from './testing/open-mall';
import { rawGet, rawRequest } from './testing/raw-request';

async function open(publicOrigin: string) {
  const mall = await openTestMall(() => ({ code: 200, message: 'ok', data: null }), {
    publicOrigin,
  });
  onTestFinished(() => mall.close());
  return async (path: string) => {
    const { text } = await rawRequest(mall.port, rawGet(path));
    return text.slice(0, text.indexOf('\r\n\r\n')).toLowerCase();
  };
}

describe('headers of every response', () => {
  it.each(['/', '/robots.txt', '/no/such', '/api/front/index', '/picture/none'])(
    'keep browsers to https, to the type it has, and out of frames: %s',
    async (path) => {
      const head = await (await open('https://mall.example'))(path);
      expect(head).toContain('strict-transport-security: max-age=31536000');
      expect(head).toContain('x-content-type-options: nosniff');
      expect(head).toMatch(/referrer-policy: strict-origin-when-cross-origin/);
      expect(head).toMatch(/content-security-policy: .*frame-ancestors 'none'/);
    },
  );

  it('say nothing of https where the mall has none', async () => {
    const head = await (await open('http://mall.example'))('/');
    expect(head).not.toContain('strict-transport-security');
  });
});

describe('the method TRACE', () => {
  it('echoes nothing of a request', async () => {
    const mall = await openTestMall(() => ({ code: 200, message: 'ok', data: null }));
    onTestFinished(() => mall.close());
    const bytes = rawGet('/', ['Host: localhost', 'X-Secret: oolong']).replace('GET', 'TRACE');
    const { status, text } = await rawRequest(mall.port, bytes);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(text).not.toContain('oolong');
  });
});

describe('the policy of a page', () => {
  const policy = contentSecurityPolicy(nonceSources('abc'), { secure: true, cardForm: false });

  it('has no plugin, no other base, no form to elsewhere, and no script without the nonce', () => {
    for (const rule of [
      "script-src 'nonce-abc' 'strict-dynamic'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ])
      expect(policy.split('; ')).toContain(rule);
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
  });
});
