import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { traceScript } from './trace-script';

/** Runs the script as a page does; `press` is a press anywhere, `call` a call, with its traceparent. */
function page(share: number) {
  const source = /<script nonce="n">([^]*)<\/script>/.exec(traceScript('n', share))?.[1] ?? '';
  const sent: (string | null)[] = [];
  const listeners: (() => void)[] = [];
  const window = {
    fetch: (_target: unknown, init?: RequestInit) =>
      void sent.push(new Headers(init?.headers).get('traceparent')),
  };
  const globals = { window, Headers, crypto, Math, Array, Uint8Array };
  const addEventListener = (_kind: string, listener: () => void) => listeners.push(listener);
  runInNewContext(source, { ...globals, addEventListener });
  return {
    press: () => listeners.forEach((listener) => listener()),
    call(target: unknown, headers = {}) {
      (window.fetch as (target: unknown, init: object) => void)(target, { headers });
      return sent.at(-1);
    },
  };
}

const parts = (header: string | null | undefined) => header?.split('-') ?? [];

describe('the script of traces', () => {
  it('is in no page while traces are off, or no visit is recorded', () => {
    expect(traceScript('n', undefined)).toBe('');
    expect(traceScript('n', 0)).toBe('');
  });

  it('gives the calls of one press one trace, and those of the next another', () => {
    const { call, press } = page(1);
    const first = parts(call('/api/a'));
    const second = parts(call('/api/b'));
    expect(first.join('-')).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
    expect(second[1]).toBe(first[1]);
    expect(second[2]).not.toBe(first[2]);
    press();
    expect(parts(call('/api/c'))[1]).not.toBe(first[1]);
  });

  it('tells other sites nothing', () => {
    const { call } = page(1);
    expect(call('https://elsewhere.example/')).toBeNull();
    expect(call('//elsewhere.example/')).toBeNull();
  });
});
