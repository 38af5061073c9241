import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';
import { contractOperations } from './contract';

const BOUNDARY = 'boundary';
const multipart = `multipart/form-data; boundary=${BOUNDARY}`;
const part = (head: string, body: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`;

const END = `--${BOUNDARY}--`;
/** Forms as sent by broken connections or programs. */
const BROKEN_FORMS = [
  'nonsense',
  `--${BOUNDARY}`,
  `--${BOUNDARY}\r\n`,
  part('name="email"', 'a@b.co'),
  part('name="email"; filename="x.png"', 'x'),
  part('name="__proto__"', 'x') + END,
  part('name="a"', 'x').repeat(30) + END,
];
/** Parsers may handle these differently. */
const STRANGE_FORMS = [
  '',
  END,
  `--${BOUNDARY}\r\nno header\r\n\r\nx\r\n${END}`,
  part('', 'x') + END,
  part('name="a"', 'x'.repeat(20_000)) + END,
  part(`name="${'a'.repeat(20_000)}"`, 'x') + END,
  part('name="a"; filename="x"', 'x').repeat(3) + END,
];

const TYPES = [
  multipart,
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/mixed; boundary=x',
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'text/plain',
  'application/octet-stream',
  'nonsense',
  ';',
];

/** Unparseable bodies are client errors, in every call of the contract. */
describe('what cannot be read', () => {
  withDatabases((openApp) => {
    let mall: TestApp;
    let token: string;
    beforeAll(async () => {
      mall = await openApp();
      ({ token } = await mall.signUp());
    });

    const posts = contractOperations.filter(({ method }) => method === 'POST');

    async function ask(request: InjectOptions) {
      const lines = mall.logs.length;
      const headers = { ...request.headers, 'authori-zation': token };
      const response = await mall.app.inject({ ...request, headers });
      const answer = response.json<{ code: number; message: string; data: unknown }>();
      expect(response.statusCode).toBe(200);
      expect(answer.message).not.toBe('System exception');
      expect(mall.logs.slice(lines).join('')).not.toContain('"failed"');
      return answer;
    }

    const send = (url: string, type: string, payload: string | Buffer) =>
      ask({
        method: 'POST',
        url: url.replace(/:\w+/g, '1'),
        headers: { 'content-type': type },
        payload,
      });

    test.each(posts)('$id: a broken form is code 400', async ({ url }) => {
      for (const form of BROKEN_FORMS) {
        expect(await send(url, multipart, form)).toMatchObject({ code: 400, data: null });
      }
      for (const form of STRANGE_FORMS) await send(url, multipart, form);
    });

    test.each(['application/json', 'application/x-www-form-urlencoded', 'text/plain'])(
      'bytes of %s that are no UTF-8 are code 400: nothing with replaced characters is stored',
      async (type) => {
        const latin = Buffer.from('{"nickname":"Ren\xe9"}', 'latin1');
        const answer = await send('/api/front/user/edit', type, latin);
        expect(answer).toMatchObject({ code: 400, data: null });
      },
    );

    test('no bytes under any content type are an exception of the system', async () => {
      const body = fc.oneof(
        fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
        fc.json(),
        fc
          .constantFrom(...BROKEN_FORMS)
          .chain((form) => fc.nat(form.length).map((end) => form.slice(0, end))),
      );
      const request = fc.record({
        call: fc.constantFrom(...posts),
        type: fc.constantFrom(...TYPES),
        body,
      });
      await fc.assert(
        fc.asyncProperty(request, async ({ call, type, body }) => {
          await send(call.url, type, body);
        }),
        { numRuns: 200 },
      );
    });

    test('no text in a path or a query is an exception of the system', async () => {
      const text = fc.oneof(
        fc.string({ unit: 'binary', maxLength: 20 }),
        fc.constantFrom('-1', '1e99', '%', '\0', '\ud800', '[object Object]', "'; --"),
      );
      const request = fc.constantFrom(...contractOperations).chain((call) => {
        const names = Object.keys(call.query?.properties ?? {});
        const name = fc.oneof(fc.constantFrom('x', ...names), text);
        return fc.record({
          call: fc.constant(call),
          place: text,
          query: fc.array(fc.tuple(name, text), { maxLength: 3 }),
        });
      });
      await fc.assert(
        fc.asyncProperty(request, async ({ call, place, query }) => {
          // encodes half of a surrogate pair
          const [, encoded = ''] = String(new URLSearchParams({ place })).split('=');
          const path = call.url.replace(/:\w+/g, encoded);
          await ask({ method: call.method, url: `${path}?${new URLSearchParams(query)}` });
        }),
        { numRuns: 200 },
      );
    });
  });
});
