import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderInEnglish } from '../testing/render-in-english';
import { CartLink, LanguageMenu, SearchBox, UserMenu } from '.';

const hotWords = ['Kettle', 'Lamp', 'Mug', 'Fourth'].map((title, id) => ({
  id,
  title,
  href: `#${title}`,
}));

describe('SearchBox', () => {
  it('searches on Enter and by the button, without blanks around', async () => {
    const onSearch = vi.fn();
    renderInEnglish(<SearchBox action="/s" hotWords={[]} onSearch={onSearch} />);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search goods' }), ' mug {Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(onSearch.mock.calls).toEqual([['mug'], ['mug']]);
  });

  it('says what is missing instead of searching for nothing', async () => {
    const onSearch = vi.fn();
    renderInEnglish(<SearchBox action="/s" hotWords={[]} onSearch={onSearch} />);
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(screen.getByRole('status')).toHaveTextContent('Please enter the item to search for');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(onSearch).not.toHaveBeenCalled();
  });

  it('says why it cannot search, and keeps what was typed', async () => {
    const onSearch = vi.fn(() => 'You are offline');
    renderInEnglish(<SearchBox action="/s" hotWords={[]} onSearch={onSearch} />);
    const box = screen.getByRole('searchbox');
    await userEvent.type(box, 'mug{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('You are offline');
    expect(box).toHaveAccessibleDescription('You are offline');
    expect(box).toHaveValue('mug');
    await userEvent.type(box, 's');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('shows three hot words and the query of the page', () => {
    renderInEnglish(<SearchBox action="/s" query="mug" hotWords={hotWords} onSearch={vi.fn()} />);
    expect(screen.getAllByRole('link')).toHaveLength(3);
    expect(screen.getByRole('searchbox')).toHaveValue('mug');
  });
});

describe('CartLink', () => {
  it.each([
    [0, 'Cart, empty'],
    [1, 'Cart, 1 item'],
    [3, 'Cart, 3 items'],
  ])('is named by its count: %i', (count, name) => {
    renderInEnglish(<CartLink href="/cart" count={count} />);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/cart');
  });
});

describe('menus', () => {
  const languages = [
    { tag: 'en', label: 'English', href: '/' },
    { tag: 'fr', label: 'Français', href: '/fr' },
  ];

  it('open by key, close by Escape and give the focus back', async () => {
    renderInEnglish(<LanguageMenu languages={languages} current="en" />);
    const button = screen.getByRole('button', { name: 'Language: English' });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await vi.waitFor(() => expect(screen.getByRole('link', { name: 'English' })).toHaveFocus());
    expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
    await userEvent.keyboard('{Escape}');
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('that opened under the pointer close by Escape and by a press, wherever the focus is', async () => {
    renderInEnglish(
      <>
        <LanguageMenu languages={languages} current="en" />
        <p>Plain text</p>
      </>,
    );
    const button = screen.getByRole('button', { name: 'Language: English' });
    const open = async () => {
      await userEvent.hover(button);
      await vi.waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    };
    await open();
    await userEvent.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(document.body).toHaveFocus();
    await userEvent.unhover(button);
    await open();
    await userEvent.pointer({ keys: '[TouchA]', target: screen.getByText('Plain text') });
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('show who is signed in, the server’s entries, and log out once', async () => {
    const onLogOut = vi.fn(() => new Promise<void>(() => undefined));
    renderInEnglish(
      <UserMenu
        user={{ nickname: 'Mira', email: 'mira@example.com' }}
        ordersHref="/orders"
        entries={[{ id: 66, label: 'Addresses', href: '/addresses' }]}
        onLogOut={onLogOut}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Your account: Mira' }));
    expect(screen.getByText('mira@example.com')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Addresses' })).toHaveAttribute('href', '/addresses');
    expect(screen.queryByRole('link', { name: 'My reviews' })).not.toBeInTheDocument();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Log out' }));
    expect(onLogOut).toHaveBeenCalledTimes(1);
  });
});
