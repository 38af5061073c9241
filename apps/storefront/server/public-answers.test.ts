import { expect, it, vi } from 'vitest';
import { createPublicAnswers } from './public-answers';

const good = (data: unknown) => Response.json({ code: 200, message: '', data });

function open() {
  let time = 1;
  const answers = createPublicAnswers({ now: () => time });
  return { ...answers, wait: (ms: number) => (time += ms) };
}

it('asks once for all who want to know at the same time, and again after ten seconds', async () => {
  const answers = open();
  const ask = vi.fn(async () => good('a'));
  const both = await Promise.all([answers.get('en /home', ask), answers.get('en /home', ask)]);
  for (const one of both) expect(await one.json()).toMatchObject({ data: 'a' });
  answers.wait(9_999);
  await answers.get('en /home', ask);
  expect(ask).toHaveBeenCalledOnce();
  answers.wait(2);
  expect(await (await answers.get('en /home', async () => good('b'))).json()).toMatchObject({
    data: 'b',
  });
});

it('keeps languages apart', async () => {
  const answers = open();
  await answers.get('en /home', async () => good('a'));
  const french = await answers.get('fr /home', async () => good('b'));
  expect(await french.json()).toMatchObject({ data: 'b' });
});

it.each([
  ['a failure', () => Response.json({ code: 500, message: '', data: null })],
  ['a refusal', () => Response.json(null, { status: 503 })],
])('passes %s on to all who wait, and asks again', async (_name, fail) => {
  const answers = open();
  const first = vi.fn(async () => fail());
  const failed = await Promise.all([answers.get('/home', first), answers.get('/home', first)]);
  for (const one of failed) expect(await one.json()).toEqual(await fail().json());
  expect(first).toHaveBeenCalledOnce();
  expect(await (await answers.get('/home', async () => good('a'))).json()).toMatchObject({
    data: 'a',
  });
});

it('asks again after a call that did not come through', async () => {
  const answers = open();
  const lost = answers.get('/home', () => Promise.reject(new TypeError('lost')));
  await expect(lost).rejects.toThrow('lost');
  expect((await answers.get('/home', async () => good('a'))).status).toBe(200);
});

it('is for what every page shows, and for nothing else', () => {
  const answers = open();
  expect(['homeIndex', 'categoryTree', 'hotKeywords', 'payMethods'].every(answers.isForAll)).toBe(
    true,
  );
  expect(['userInfo', 'cartCount', undefined].some(answers.isForAll)).toBe(false);
});
