// @vitest-environment jsdom
import corpus from '@vermilion/api-client/contract/hostile-html.json';
import { describe, expect, test } from 'vitest';
import { unsafeMarkupIn } from '../../../../scripts/testing/unsafe-markup';
import { sanitizeHtml } from './sanitize-html';

describe('hostile html', () => {
  test.each(corpus)('harms no page: $kind: $html', ({ html }) => {
    const clean = sanitizeHtml(html);
    expect(unsafeMarkupIn(clean)).toEqual([]);
    expect(sanitizeHtml(clean)).toBe(clean);
  });
});
