import { describe, expect, it } from 'vitest';
import { errorsInSnippets } from './errors.mjs';
import { allSnippets } from './snippets.mjs';

describe('the code to copy in Storybook', () => {
  const snippets: Record<string, Record<string, string>> = allSnippets();
  const codeOf = (file: string, story: string) =>
    snippets[`packages/${file}.stories.tsx`]?.[story] ?? '';

  it('imports what it uses by the names that users of the packages have', () => {
    expect(codeOf('design-system/src/button/button', 'Variants')).toContain(
      "import { Button, buttonSizes, buttonVariants } from '@vermilion/design-system/button';",
    );
    const orders = codeOf('mall-components/src/order/order-list-view/order-list-view', 'Empty');
    expect(orders).toContain("import { OrderListView } from '@vermilion/mall-components/order';");
  });

  it('leaves handlers and samples to who pastes it, as props', () => {
    const orders = codeOf('mall-components/src/order/order-list-view/order-list-view', 'ToPay');
    expect(orders).toContain('orders={orders}');
    expect(orders).toContain('tab="toPay"');
    const all = Object.values(snippets).flatMap((stories) => Object.values(stories));
    expect(all.filter((code) => /from '\.|storybook/.test(code))).toEqual([]);
  });

  // a program over both packages
  it('compiles', { timeout: 300_000 }, () => {
    expect(errorsInSnippets(snippets)).toEqual([]);
  });

  it('is there for most stories', () => {
    const stories = Object.values(snippets).flatMap((file) => Object.keys(file));
    expect(stories.length).toBeGreaterThan(800);
  });
});
