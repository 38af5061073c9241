import { PassThrough } from 'node:stream';
import { createElement as h, type ReactNode, Suspense, use } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { captureLog } from '../testing/capture-log';
import { SHELL_END_SCRIPT } from './inline-scripts';
import type { StreamOptions } from './stream-document';
import { streamDocument } from './stream-document';

afterEach(() => vi.restoreAllMocks());

const page = (body: ReactNode) =>
  h('html', null, h('head', null, h('title', null, 'Tea')), h('body', null, body));

function Late({ text }: { text: Promise<string> }) {
  return h('p', null, use(text));
}

const options = (more: Partial<StreamOptions> = {}): StreamOptions => ({
  nonce: 'n1',
  entry: '/entry.js',
  head: '<link rel="first">',
  flushScripts: () => '',
  signal: new AbortController().signal,
  onError: () => {},
  onEnd: () => {},
  ...more,
});

/** Collects the streamed chunks. */
function collector() {
  const parts: string[] = [];
  const sink = new PassThrough();
  sink.on('data', (part: Buffer) => parts.push(part.toString()));
  const ended = new Promise<void>((resolve) => sink.on('end', resolve));
  const firstPart = new Promise<void>((resolve) => sink.once('data', () => resolve()));
  return { sink, parts, ended, firstPart };
}

describe('streamDocument', () => {
  it('puts the given tags first into the head, and runs its script with the nonce', async () => {
    const { sink, parts, ended } = collector();
    const { pipe } = await streamDocument(page(h('p', null, 'Tea')), options());
    pipe(sink);
    await ended;
    const html = parts.join('');
    expect(html).toMatch(/^<!DOCTYPE html><html><head><link rel="first">/);
    expect(html).toMatch(
      /<script[^>]*src="\/entry.js"[^>]*nonce="n1"|<script[^>]*nonce="n1"[^>]*src="\/entry.js"/,
    );
    expect(html).toContain('<p>Tea</p>');
  });

  it('sends the data of a part before the part itself, and each only once', async () => {
    let arrive = (_text: string) => {};
    const text = new Promise<string>((resolve) => (arrive = resolve));
    const scripts = ['<script>1</script>', '<script>2</script>'];
    const { sink, parts, ended, firstPart } = collector();
    const late = h(Suspense, { fallback: h('p', null, 'Loading') }, h(Late, { text }));
    const onEnd = vi.fn();
    const { pipe } = await streamDocument(
      page(late),
      options({ flushScripts: () => scripts.shift() ?? '', onEnd }),
    );
    pipe(sink);
    await firstPart;
    expect(parts.join('')).toMatch(/Loading.*<script>1<\/script><script[^>]*src="\/entry.js"/);
    expect(parts.join('')).toContain('<p>Loading</p>');
    expect(parts.join('')).not.toContain('Green tea');
    expect(onEnd).not.toHaveBeenCalled();
    arrive('Green tea');
    await ended;
    const html = parts.join('');
    expect(html.indexOf('<script>2</script>')).toBeGreaterThan(html.indexOf('<p>Loading</p>'));
    expect(html.indexOf('<script>2</script>')).toBeLessThan(html.indexOf('Green tea'));
    expect(html.match(/<link rel="first">/g)).toHaveLength(1);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('ends the shell of a page whose scripts are deferred with its data, and says so', async () => {
    const { sink, parts, ended } = collector();
    const text = `>${SHELL_END_SCRIPT}</script>`;
    const { pipe } = await streamDocument(
      page(h('p', null, text)),
      options({ entry: undefined, flushScripts: () => '<script>1</script>' }),
    );
    pipe(sink);
    await ended;
    const html = parts.join('');
    expect(html).toMatch(/<\/p><script>1<\/script><script[^>]*>__SHELL_PARSED__\(\)<\/script>/);
    expect(html).not.toContain('/entry.js');
  });

  it('rejects when the frame of the page cannot be rendered', async () => {
    const log = captureLog();
    const Broken = () => {
      throw new Error('secret detail');
    };
    await expect(streamDocument(page(h(Broken)), options())).rejects.toThrow('secret detail');
    expect(JSON.parse(log.join(''))).toMatchObject({ where: 'render', error: 'Error' });
    expect(log.join('')).not.toContain('secret detail');
  });

  it('ends a page whose browser has gone, and logs nothing', async () => {
    const log = captureLog();
    const leaving = new AbortController();
    const { sink, parts, ended, firstPart } = collector();
    const never = h(Suspense, { fallback: '…' }, h(Late, { text: new Promise<string>(() => {}) }));
    const { pipe } = await streamDocument(page(never), options({ signal: leaving.signal }));
    pipe(sink);
    await firstPart;
    leaving.abort();
    await ended;
    expect(parts.join('')).toContain('</html>');
    expect(log).toEqual([]);
  });

  it('gives up a part that does not come in time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const log = captureLog();
      const { sink, ended, firstPart } = collector();
      const never = h(
        Suspense,
        { fallback: '…' },
        h(Late, { text: new Promise<string>(() => {}) }),
      );
      const { pipe } = await streamDocument(page(never), options());
      pipe(sink);
      await firstPart;
      vi.advanceTimersByTime(8000);
      await ended;
      expect(JSON.parse(log.join(''))).toMatchObject({ where: 'render', error: 'Error' });
    } finally {
      vi.useRealTimers();
    }
  });
});
