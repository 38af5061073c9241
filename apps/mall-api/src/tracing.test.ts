import { tracing as sdk } from '@opentelemetry/sdk-node';
import { startSdk } from '@vermilion/telemetry/tracing/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from './config/settings';
import { type RunningMall, startMall } from './start';
import { migratedSnapshot } from './testing/migrated-snapshot';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';
const person = {
  email: 'ann.very.secret@example.com',
  phone: '4915112345678',
  keyword: 'Annsword',
};

describe('traces of the server', () => {
  const exporter = new sdk.InMemorySpanExporter();
  let mall: RunningMall;
  let spans: sdk.ReadableSpan[];

  beforeAll(async () => {
    const tracing = startSdk({ service: 'mall-api', version: '1' }, {}, exporter);
    const trial = readSettings({ MALL_MODE: 'trial' });
    const settings = { ...trial, dataDir: 'memory://', seed: 'none' as const, port: 0, jobs: true };
    mall = await startMall({ ...settings, logLevel: 'silent', maxEventLoopDelay: 0 }, () => {}, {
      snapshot: await migratedSnapshot(),
      tracing,
    });
    const headers = {
      traceparent: `00-${TRACE}-${PARENT}-01`,
      'authori-zation': 'Bearer secret-token',
      'content-type': 'application/json',
    };
    const send = async (path: string, body?: object) => {
      const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
      return (await fetch(mall.address + path, { ...init, headers })).text();
    };
    await send(`/api/front/product/list?keyword=${person.keyword}&email=${person.email}`);
    await send('/api/front/login/email', { email: person.email, captcha: '123456' });
    await send(`/api/front/order/detail/${person.phone}`);
    await tracing.flush();
    spans = exporter.getFinishedSpans();
  });
  afterAll(() => mall.stop());

  const names = () => spans.map(({ name }) => name);

  it('go on with the trace of whoever calls, down to the statements', () => {
    const request = spans.find(({ name }) => name === 'GET /api/front/product/list');
    expect(request?.spanContext().traceId).toBe(TRACE);
    expect(request?.parentSpanContext?.spanId).toBe(PARENT);
    const statements = spans.filter(
      ({ parentSpanContext: parent }) => parent?.spanId === request?.spanContext().spanId,
    );
    expect(statements.length).toBeGreaterThan(0);
    expect(statements.every(({ attributes }) => attributes['db.query.text'])).toBe(true);
  });

  it('are named by the pattern of the route', () => {
    expect(names()).toContain('GET /api/front/order/detail/:orderNo');
    expect(names()).toContain('POST /api/front/login/email');
  });

  it('hold no person: no query, body, header, path or value of a statement', () => {
    const text = JSON.stringify(
      spans.map(({ name, attributes, events, status, links }) => ({
        name,
        attributes,
        events,
        status,
        links,
      })),
    );
    for (const secret of [...Object.values(person), '123456', 'secret-token'])
      expect(text).not.toContain(secret);
  });
});
