import { describe, expect, it, onTestFinished } from 'vitest';
import type { AppOptions } from './app';
import { openTestMall } from './testing/open-mall';

async function ask(securityContact: AppOptions['securityContact']) {
  const mall = await openTestMall(() => ({ code: 200, message: 'ok', data: null }), {
    securityContact,
  });
  onTestFinished(() => mall.close());
  const response = await fetch(`${mall.origin}/.well-known/security.txt`);
  return { response, text: await response.text(), origin: mall.origin };
}

describe('/.well-known/security.txt', () => {
  it('tells whom to write to about a vulnerability, and until when', async () => {
    const { response, text, origin } = await ask({
      contacts: ['mailto:safe@mall.example', 'https://mall.example/report'],
      expires: new Date('2027-06-30T00:00:00Z'),
    });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    expect(text.split('\n')).toEqual([
      'Contact: mailto:safe@mall.example',
      'Contact: https://mall.example/report',
      'Expires: 2027-06-30T00:00:00.000Z',
      `Canonical: ${origin}/.well-known/security.txt`,
      '',
    ]);
  });

  it('is not there unless both are set', async () => {
    const { text } = await ask(undefined);
    expect(text).not.toContain('Contact:');
  });
});
