import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { because } from '../testing/because';
import type { SearchFieldProps } from '.';
import { SearchField } from '.';

const texts = { label: 'Search', clearLabel: 'Clear' };
const input = () => screen.getByRole('searchbox', { name: 'Search' });

function setUp(props: Partial<SearchFieldProps> = {}) {
  const onValueChange = vi.fn();
  render(<SearchField {...texts} onValueChange={onValueChange} {...props} />);
  return onValueChange;
}

describe('SearchField', () => {
  it('is cleared by its button, which moves focus to the field', async () => {
    const onValueChange = setUp({ defaultValue: 'mug' });
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(input()).toHaveValue('');
    expect(input()).toHaveFocus();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('', because('clear'));
  });

  it('is cleared on Escape, which an empty field does not handle', async () => {
    const onKeyDown = vi.fn();
    const onValueChange = setUp({ defaultValue: 'mug', onKeyDown });
    input().focus();
    await userEvent.keyboard('{Escape}');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('', because('clear'));
    expect(fireEvent.keyDown(input(), { key: 'Escape' })).toBe(true);
  });

  it('keeps its value when Escape is prevented, or when read-only', async () => {
    setUp({ defaultValue: 'mug', onKeyDown: (event) => event.preventDefault() });
    input().focus();
    await userEvent.keyboard('{Escape}');
    expect(input()).toHaveValue('mug');
  });

  it('has no clear button when read-only', async () => {
    setUp({ defaultValue: 'mug', readOnly: true });
    expect(screen.queryByRole('button')).toBeNull();
    input().focus();
    await userEvent.keyboard('{Escape}');
    expect(input()).toHaveValue('mug');
  });

  it('reports typed text, and can be controlled', async () => {
    function Held() {
      const [words, setWords] = useState('mug');
      return <SearchField {...texts} value={words} onValueChange={(next) => setWords(next)} />;
    }
    render(<Held />);
    await userEvent.type(input(), 's');
    expect(input()).toHaveValue('mugs');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(input()).toHaveValue('');
  });

  it('announces that results are loading', () => {
    setUp({ pending: true, pendingLabel: 'Searching' });
    expect(input()).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('img', { name: 'Searching' })).toBeInTheDocument();
  });
});
