import { expect, test } from 'vitest';
import { paintWithFirstView } from './first-view';

const head = '<head><link rel="stylesheet" href="/a.css"></head>';
const eager = '<img loading="eager" fetchPriority="high" src="/a.webp"/>';
const lazy = '<img loading="lazy" src="/b.webp"/>';

test('the first paint waits for the last image above the fold, not for those below', () => {
  const page = paintWithFirstView(`${head}${eager}${eager}${lazy}`);
  expect(page).toBe(
    '<head><link rel="expect" href="#first-view" blocking="render"/>' +
      '<link rel="stylesheet" href="/a.css"></head>' +
      `${eager}<img id="first-view" loading="eager" fetchPriority="high" src="/a.webp"/>${lazy}`,
  );
});

test('a page without such an image is painted at once', () => {
  expect(paintWithFirstView(head + lazy)).toBe(head + lazy);
});

test('a preloaded image alone is not waited for', () => {
  const preload = '<link rel="preload" as="image" fetchPriority="high" href="/a.webp"/>';
  expect(paintWithFirstView(preload + head)).toBe(preload + head);
});
