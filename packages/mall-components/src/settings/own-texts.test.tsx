import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Example } from '../../examples/settings';
import messages from '../../lang/en.json';
import { Footer } from '../footer';

const inPackage = (...path: string[]) =>
  readFileSync(join(import.meta.dirname, '..', '..', ...path), 'utf8');
const withoutSpace = (text: string) => text.replace(/\s/g, '');

it('shows a text of the app in place of the catalogue’s', () => {
  render(
    <Example>
      <Footer copyright="© 2026 Harbour" />
    </Example>,
  );
  expect(screen.getByRole('list', { name: 'What we stand for' })).toBeVisible();
  expect(screen.getByText('Known shops')).toBeVisible();
});

it('shows such texts in the README as in the example that was rendered', () => {
  const [, block = ''] =
    /### Texts of your own[\s\S]*?```ts\n[^\n]*\n([\s\S]*?)```/.exec(inPackage('README.md')) ?? [];
  expect(block).toContain('satisfies');
  expect(withoutSpace(inPackage('examples', 'settings.tsx'))).toContain(withoutSpace(block));
});

it('has ids as a type', () => {
  // @ts-expect-error a misspelt id
  const own = { 'footer.promise': '' } satisfies Partial<typeof messages>;
  expect(Object.keys(messages)).not.toContain(Object.keys(own)[0]);
});
