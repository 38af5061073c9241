import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { send, sessionHeaders } from './shoppers.mjs';

/** An address of its own for each visitor, as a proxy in front tells it. */
const visitorAddress = (at) => `198.18.${(at >> 8) % 256}.${at % 256}`;
const placeIn = (text) => Number(/number ([\d,]+) in line/.exec(text)?.[1]?.replaceAll(',', ''));
const PERSON = { realName: 'Buyer', phone: '1', email: 'b@buyer.example' };
const WAY = { payType: 'test', payChannel: 'pc' };

/**
 * A model of shoppers on a sale day. Each comes to the home page, searches, looks at the goods of the sale, and tries to
 * order one piece. `host` is what the mall takes for its own address.
 */
export function createSale({ host, urls, buyers, goods }) {
  const seen = { times: [], waited: 0, entered: 0, finished: 0, gone: 0, busy: 0, orders: 0 };
  const places = { told: 0, grew: 0 };
  const refusals = new Map();
  const failures = [];
  let isOver = false;

  /** One page, after waiting in line as long as it takes. Resolves to whether the visitor is in. */
  async function page(visitor, path) {
    let last = Infinity;
    for (;;) {
      if (isOver) return false;
      const cookie = visitor.cookie ? { cookie: visitor.cookie } : {};
      const headers = { host, 'x-forwarded-for': visitor.address, ...cookie };
      const answer = await send(visitor.url + path, { agent: visitor.agent, headers });
      const [given] = answer.headers?.['set-cookie'] ?? [];
      if (given) visitor.cookie = given.split(';')[0];
      if (answer.status === 302) {
        visitor.isIn = true;
        continue;
      }
      if (!answer.headers?.refresh) {
        seen.times.push(answer.ms);
        if (answer.status === 200) return true;
        if (answer.status === 503 || answer.status === 429) seen.busy += 1;
        else failures.push({ ...answer, path, at: new Date().toISOString() });
        return false;
      }
      if (!visitor.hasWaited) seen.waited += 1;
      visitor.hasWaited = true;
      const place = placeIn(answer.text);
      if (Number.isInteger(place)) places.told += 1;
      if (place > last) places.grew += 1;
      last = place;
      await pause(Number(answer.headers.refresh) * 1000);
    }
  }
  async function ask(visitor, path, body) {
    const headers = {
      ...sessionHeaders(`http://${host}`, visitor.buyer.token),
      'x-forwarded-for': visitor.address,
      'content-type': 'application/json',
    };
    const options = { agent: visitor.agent, headers, method: 'POST', body: JSON.stringify(body) };
    const answer = await send(`${visitor.url}/api/front/order/${path}`, options);
    seen.times.push(answer.ms);
    const {
      code = answer.status,
      data,
      message = '',
    } = answer.text.startsWith('{') ? JSON.parse(answer.text) : {};
    if (code === 200) return data;
    const why = `${code} ${message.slice(0, 60)}`;
    refusals.set(why, (refusals.get(why) ?? 0) + 1);
    return undefined;
  }
  async function order(visitor) {
    const orderDetails = [{ ...goods, productNum: 1 }];
    const draft = await ask(visitor, 'pre/order', { preOrderType: 'buyNow', orderDetails });
    if (!draft) return;
    const { addressId } = visitor.buyer;
    const { preOrderNo } = draft;
    const done = await ask(visitor, 'create', { preOrderNo, addressId, ...WAY, ...PERSON });
    if (done) seen.orders += 1;
  }
  async function visit(at) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const [url, buyer] = [urls[at % urls.length], buyers[at % buyers.length]];
    const visitor = { url, buyer, address: visitorAddress(at), agent };
    const isIn =
      (await page(visitor, '/')) &&
      (await page(visitor, `/goods/goods_search?title=tea${at}`)) &&
      (await page(visitor, `/goods_detail/${goods.productId}`));
    if (isIn) {
      await order(visitor);
      seen.finished += 1;
    } else if (isOver && visitor.hasWaited) seen.gone += 1;
    agent.destroy();
  }

  let next = 0;
  return {
    seen,
    places,
    refusals,
    failures,
    /** A few visitors, each after the other: what the mall can do. Resolves to visits a second. */
    async capacity(crowd, ms) {
      const began = performance.now();
      const before = seen.finished;
      const one = async () => {
        while (performance.now() - began < ms) await visit((next += 1));
      };
      await Promise.all(Array.from({ length: crowd }, one));
      return ((seen.finished - before) * 1000) / (performance.now() - began);
    },
    /** Visitors come at a rate, whatever becomes of those before. */
    async rush(perSecond, ms) {
      const visits = [];
      const began = performance.now();
      while (performance.now() - began < ms) {
        const due = ((performance.now() - began) / 1000) * perSecond;
        while (visits.length < due) visits.push(visit((next += 1)));
        await pause(10);
      }
      isOver = true;
      await Promise.all(visits);
      return visits.length;
    },
  };
}
