import type { InjectOptions } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';
import { createOutboxMailer } from './outbox-mailer';

describe('the outbox', () => {
  withDatabases((openApp) => {
    let mall: TestApp;
    const get = (url: string, request: InjectOptions = {}) =>
      mall.app.inject({ method: 'GET', url, remoteAddress: '127.0.0.1', ...request });

    beforeAll(async () => {
      mall = await openApp();
      const outbox = createOutboxMailer(mall.deps);
      await outbox.send({
        to: 'ann@example.com',
        language: 'en',
        subject: 'First',
        text: 'Hello',
        code: '012345',
      });
      await outbox.send({
        to: 'bob@example.com',
        language: 'en',
        subject: '<b>"Second"</b>',
        text: 'a & b',
      });
    });

    test('lists mails as JSON, newest first, and of one recipient', async () => {
      const all = (await get('/outbox.json')).json();
      expect(all.map((mail: { subject: string }) => mail.subject)).toEqual([
        '<b>"Second"</b>',
        'First',
      ]);
      expect((await get('/outbox.json?to=Ann@example.com')).json()).toEqual([
        {
          kind: 'email',
          to: 'ann@example.com',
          subject: 'First',
          text: 'Hello',
          code: '012345',
          createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        },
      ]);
    });

    test('shows a page in which the text of a mail is text', async () => {
      const { body, headers } = await get('/outbox');
      expect(headers['content-type']).toContain('text/html');
      expect(body).toContain('&lt;b&gt;&quot;Second&quot;&lt;/b&gt;');
      expect(body).not.toContain('<b>');
    });

    test.each([
      ['another machine', { remoteAddress: '10.1.2.3' }],
      ['a caller behind a proxy', { headers: { 'x-forwarded-for': '10.1.2.3' } }],
      ['a foreign name for this machine', { headers: { host: 'evil.example' } }],
      [
        'a page of a foreign name that leads here and says otherwise',
        { headers: { host: 'evil.example', 'x-forwarded-host': 'localhost' } },
      ],
      ['a relay for a foreign name', { headers: { 'x-forwarded-host': 'shop.example' } }],
    ])('tells nothing to %s', async (_, request) => {
      for (const url of ['/outbox', '/outbox.json']) {
        expect((await get(url, request)).json()).toMatchObject({ code: 404, data: null });
      }
    });

    test('does not let other sites read it', async () => {
      const headers = { origin: 'https://evil.example' };
      const answer = await get('/outbox.json', { headers });
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    });
  });
});
