import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderInEnglish } from '../../testing/render-in-english';
import { SearchBox } from '../search-box';
import type { Suggestions } from './types';

const tea: Suggestions = {
  groups: [
    { kind: 'recent', items: [] },
    { kind: 'categories', items: [{ id: 'c', label: 'Tea', href: '#tea' }] },
    {
      kind: 'goods',
      items: [
        { id: 'g1', label: 'Teapot', href: '#teapot', priceMinor: 2490 },
        { id: 'g2', label: 'Tea towel', href: '#towel' },
      ],
    },
  ],
};
const lately: Suggestions = {
  groups: [{ kind: 'recent', items: [{ id: 'kettle', label: 'kettle', href: '#kettle' }] }],
};

function open(find = async (text: string): Promise<Suggestions> => (text ? tea : lately)) {
  const source = { find: vi.fn(find), onForget: vi.fn() };
  const onSearch = vi.fn();
  renderInEnglish(
    <SearchBox action="/s" hotWords={[]} suggestions={async () => source} onSearch={onSearch} />,
  );
  return { ...source, onSearch, box: screen.getByRole('combobox', { name: 'Search items' }) };
}

// jsdom has no layout and no scrolling
Element.prototype.scrollIntoView ??= () => {};

describe('suggestions of the search', () => {
  it('are grouped links below the input, with an announced count', async () => {
    const { box } = open();
    expect(box).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(box, 'tea');
    const list = await screen.findByRole('listbox', { name: 'Suggestions' });
    await waitFor(() => expect(box).toHaveAttribute('aria-expanded', 'true'));
    expect(box).toHaveAttribute('aria-controls', list.id);
    expect(within(list).getAllByRole('group')).toHaveLength(2);
    const goods = within(list).getByRole('group', { name: 'Items' });
    expect(within(goods).getByRole('option', { name: /Teapot/ })).toHaveAttribute(
      'href',
      '#teapot',
    );
    expect(screen.getByText('3 suggestions')).toHaveRole('status');
  });

  it('are navigated with arrow keys, wrapping through the input, and followed by Enter', async () => {
    const { box, onSearch } = open();
    await userEvent.type(box, 'tea');
    await screen.findByRole('group', { name: 'Items' });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const teapot = screen.getByRole('option', { name: /Teapot/ });
    expect(teapot).toHaveAttribute('aria-selected', 'true');
    expect(box).toHaveAttribute('aria-activedescendant', teapot.id);
    expect(box).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(box).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowUp}');
    const followed = vi.fn((event: Event) => event.preventDefault());
    screen.getByRole('option', { name: 'Tea towel' }).addEventListener('click', followed);
    await userEvent.keyboard('{Enter}');
    expect(followed).toHaveBeenCalledOnce();
    expect(onSearch).not.toHaveBeenCalled();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('do not change the search: Enter without a suggestion searches, Escape keeps the text', async () => {
    const { box, onSearch } = open();
    await userEvent.type(box, 'tea');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(box).toHaveValue('tea');
    await userEvent.keyboard('{ArrowDown}');
    expect(await screen.findByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(onSearch).toHaveBeenCalledWith('tea');
  });

  it('are recent searches in an empty input, which can be cleared', async () => {
    const { box, onForget } = open();
    await userEvent.click(box);
    expect(await screen.findByRole('option', { name: 'kettle' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear search history' }));
    await waitFor(() => expect(onForget).toHaveBeenCalledOnce());
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(box).toHaveFocus();
  });

  it('show the corrected query', async () => {
    const { box } = open(async () => ({ ...tea, didYouMean: 'teapot' }));
    await userEvent.type(box, 'taepot');
    expect(await screen.findByText('Showing matches for “teapot”')).toBeVisible();
  });

  it('are for the latest text only, and not shown after a failure', async () => {
    const waiting = new Map<string, (found: Suggestions) => void>();
    const { box } = open((text) => {
      if (text === 'x') return Promise.reject(new Error('offline'));
      return new Promise((resolve) => waiting.set(text, resolve));
    });
    await userEvent.type(box, 't');
    await waitFor(() => expect(waiting.has('t')).toBe(true));
    await userEvent.type(box, 'e');
    await waitFor(() => expect(waiting.has('te')).toBe(true));
    waiting.get('te')?.(tea);
    expect(await screen.findAllByRole('option')).toHaveLength(3);
    waiting.get('t')?.(lately);
    expect(screen.queryByRole('option', { name: 'kettle' })).not.toBeInTheDocument();
    await userEvent.clear(box);
    await userEvent.type(box, 'x');
    expect(box).toHaveValue('x');
  });

  it('close on blur', async () => {
    const { box } = open();
    await userEvent.type(box, 'tea');
    await screen.findByRole('group', { name: 'Items' });
    await userEvent.tab();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });
});
