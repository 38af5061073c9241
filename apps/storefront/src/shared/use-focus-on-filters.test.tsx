import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useFocusOnFilters } from './use-focus-on-filters';

function Filters({ names }: { names: readonly string[] }) {
  const onFocus = useFocusOnFilters();
  return (
    <div onFocus={onFocus}>
      <a href="?">Elsewhere</a>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a href={`?${name}`}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
const link = (name: string) => screen.getByRole('link', { name });

describe('useFocusOnFilters', () => {
  it('focuses a link of the same list when the focused one disappears, else another filter', () => {
    const { rerender } = render(<Filters names={['Kitchen', 'In stock']} />);
    link('Kitchen').focus();
    rerender(<Filters names={['In stock']} />);
    expect(link('In stock')).toHaveFocus();
    rerender(<Filters names={[]} />);
    expect(link('Elsewhere')).toHaveFocus();
  });
});
