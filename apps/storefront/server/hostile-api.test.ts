import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Limits } from './limits';
import type { ApiHandler, TestMall } from './testing/open-mall';
import { openTestMall } from './testing/open-mall';

let mall: TestMall;
let log: string[];
beforeEach(() => void (log = []));
afterEach(() => mall.close());

const limits: Partial<Limits> = { call: 200, image: 200, responseSize: 4096, imageSize: 4096 };
const logStream = { write: (line: string) => void log.push(line) };
const ask = async (answer: ApiHandler, path: string) => {
  mall = await openTestMall(answer, { limits, logLevel: 'info', logStream });
  return fetch(mall.origin + path, { headers: { referer: mall.origin, 'x-vermilion': '1' } });
};

const raw =
  (text: string | Buffer, type = 'application/json', status = 200): ApiHandler =>
  (_, res) =>
    void res.writeHead(status, { 'Content-Type': type }).end(text);
const data = (value: unknown) => raw(JSON.stringify({ code: 200, message: 'ok', data: value }));
const hangs: ApiHandler = () => undefined;
const truncated: ApiHandler = (_, res: ServerResponse) => {
  res.writeHead(200, { 'Content-Length': 1000 }).write('{"code":200,');
  setImmediate(() => res.destroy());
};
const elsewhere: ApiHandler = (_, res) => void res.writeHead(302, { Location: '/x' }).end();
const trickles: ApiHandler = (_, res) => void res.writeHead(200).write('{"code":200,');

describe('an answer of the API that cannot be used', () => {
  it.each<[string, ApiHandler, number]>([
    ['none', hangs, 504],
    ['the half of one', trickles, 504],
    ['one that is cut off', truncated, 502],
    ['a page', raw('<html><script>alert(1)</script>', 'text/html'), 502],
    ['a page with a failure', raw('<html>', 'text/html', 503), 503],
    ['nothing', raw(''), 502],
    ['a text', raw('"ok"'), 502],
    ['no envelope', raw('{"data":{}}'), 502],
    ['half an envelope', raw('{"code":200,"data":[1'), 502],
    ['too much', raw(`{"code":200,"message":"${'x'.repeat(5000)}","data":{}}`), 502],
    ['no data', data(null), 502],
    ['a list in place of an object', data([]), 502],
    ['an object without what must be in it', data({}), 502],
    ['a text in place of a list', data({ routine_my_menus: 'x' }), 502],
    ['an address to go to', elsewhere, 502],
  ])('is a failure in the words of the API: %s', async (_, answer, status) => {
    const response = await ask(answer, '/api/pc/home/index');
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).toEqual({ code: status, message: '', data: null });
    expect(log.join()).not.toContain('script');
  });

  it('is a failure where its bytes are no text', async () => {
    const list = '{"code":200,"message":"ok","data":[{"id":1,"name":"\xff"}]}';
    const response = await ask(raw(Buffer.from(list, 'latin1')), '/api/front/search/keyword');
    expect(response.status).toBe(502);
    expect(await response.text()).not.toContain('\ufffd');
  });

  it('leaves out rows that are none', async () => {
    const list = [{ id: 1, name: 'a' }, null, 'x', [], { id: 2, name: 'b' }];
    const response = await ask(data(list), '/api/front/search/keyword');
    expect((await response.json()).data).toEqual([list[0], list[4]]);
  });

  it('is nothing that a browser would run, whoever wrote the call', async () => {
    const response = await ask(raw('<script>alert(1)</script>', 'text/html'), '/api/other/page');
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'; sandbox/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('a picture that cannot be used', () => {
  const file = '/picture/0123456789abcdef.webp';

  it.each<[string, ApiHandler, number]>([
    ['none', hangs, 504],
    ['a page', raw('<script>alert(1)</script>', 'text/html'), 502],
    ['a drawing with a script', raw('<svg/>', 'image/svg+xml'), 502],
    ['one that is not there', raw('<html>', 'text/html', 404), 404],
    ['too many at a time', raw('{}', 'application/json', 503), 503],
    ['one that lies elsewhere', elsewhere, 502],
  ])('is a short answer: %s', async (_, answer, status) => {
    const response = await ask(answer, file);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect(await response.text()).not.toContain('<');
  });

  it.each<[string, ApiHandler]>([
    [
      'is cut off',
      (_, res) => {
        res.writeHead(200, { 'Content-Type': 'image/webp', 'Content-Length': 99 }).write('x');
        setImmediate(() => res.destroy());
      },
    ],
    [
      'stops coming',
      (_, res) => void res.writeHead(200, { 'Content-Type': 'image/webp' }).write('x'),
    ],
    ['never ends', raw(Buffer.alloc(9000), 'image/webp')],
  ])('ends with its connection: it %s', async (_, answer) => {
    const whole = ask(answer, file).then((response) => response.arrayBuffer());
    await expect(whole).rejects.toThrow();
  });
});

describe('a hostile API', () => {
  it('hands out no markup of a shop that could run', async () => {
    const productInfo = { id: 1, content: '<b>Tea</b><img src=x onerror=alert(1)>' };
    const lists = { productAttr: [], guaranteeList: [], merchantInfo: { proList: [] } };
    const rest = { ...lists, productValue: {} };
    const response = await ask(data({ productInfo, ...rest }), '/api/front/product/detail/1');
    expect((await response.json()).data.productInfo.content).toBe('<b>Tea</b><img src="x" />');
  });
});
