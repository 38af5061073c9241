// @vitest-environment jsdom
import corpus from '@vermilion/api-client/contract/hostile-html.json';
import { expect, test } from 'vitest';
import { harmsOf } from '../../../../scripts/testing/harms-of';
import { sanitizeHtml } from './sanitize-html';

test.each(corpus)('harms no page: $kind: $html', ({ html }) => {
  const clean = sanitizeHtml(html);
  expect(harmsOf(clean)).toEqual([]);
  expect(sanitizeHtml(clean)).toBe(clean);
});
