// @vitest-environment jsdom
import corpus from '@vermilion/api-client/contract/hostile-html.json';
import { describe, expect, it } from 'vitest';
import { unsafeMarkupIn } from '../../../scripts/testing/unsafe-markup';
import { cleanHtml } from './clean-html';

describe('HTML of a shop', () => {
  it.each(corpus)('harms no page: $kind: $html', ({ html }) => {
    const cleaned = cleanHtml(html);
    expect(unsafeMarkupIn(cleaned)).toEqual([]);
    expect(cleanHtml(cleaned)).toBe(cleaned);
  });

  it('is read by a test that knows harm', () => {
    const harmless = corpus.filter(({ html }) => unsafeMarkupIn(html).length === 0);
    expect(harmless.length).toBeLessThan(corpus.length / 4);
  });

  it('keeps what only formats', () => {
    const html =
      '<h2>Tea</h2><p lang="en">Fresh <b>leaves</b>, <a href="https://shop.example/tea">more</a>.</p>' +
      '<table><tbody><tr><td colspan="2">x</td></tr></tbody></table>' +
      '<img src="/picture/0123456789abcdef.webp" alt="Leaves" width="4" height="3" />';
    expect(cleanHtml(html)).toBe(html);
  });

  it('is nothing when it is endless, and never deeper than a page can bear', () => {
    expect(cleanHtml('x'.repeat(600_000))).toBe('');
    expect(cleanHtml(`${'<b>'.repeat(5000)}x`).match(/<b>/g)?.length).toBeLessThan(200);
  });
});
