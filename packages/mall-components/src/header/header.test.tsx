import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderInEnglish } from '../testing/render-in-english';
import { CartMenu, LanguageMenu, SearchBox, UserMenu } from '.';

const hotWords = ['Kettle', 'Lamp', 'Mug', 'Fourth'].map((title, id) => ({
  id,
  title,
  href: `#${title}`,
}));

describe('SearchBox', () => {
  it('searches with Enter and the button, trimmed', async () => {
    const onSearch = vi.fn();
    renderInEnglish(<SearchBox action="/s" hotWords={[]} onSearch={onSearch} />);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search items' }), ' mug {Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(onSearch.mock.calls).toEqual([['mug'], ['mug']]);
  });

  it('shows an error instead of an empty search', async () => {
    const onSearch = vi.fn();
    renderInEnglish(<SearchBox action="/s" hotWords={[]} onSearch={onSearch} />);
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(screen.getByRole('status')).toHaveTextContent('Please enter the item to search for');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(onSearch).not.toHaveBeenCalled();
  });

  it('shows why it cannot search, and keeps the text', async () => {
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

  it('keeps what is typed while the page of a search loads, and shows the query of another page', async () => {
    const box = (query: string) => (
      <SearchBox action="/s" query={query} hotWords={[]} onSearch={vi.fn()} />
    );
    const { rerender } = renderInEnglish(box(''));
    const input = screen.getByRole('searchbox');
    await userEvent.type(input, 'mug{Enter}');
    await userEvent.clear(input);
    await userEvent.type(input, 'tea');
    rerender(box('mug'));
    expect(input).toHaveValue('tea');
    expect(input).toHaveFocus();
    rerender(box('linen'));
    expect(input).toHaveValue('linen');
  });

  it('shows three hot words and the query of the page', () => {
    renderInEnglish(<SearchBox action="/s" query="mug" hotWords={hotWords} onSearch={vi.fn()} />);
    expect(screen.getAllByRole('link')).toHaveLength(3);
    expect(screen.getByRole('searchbox')).toHaveValue('mug');
  });
});

describe('CartMenu', () => {
  it.each([
    [0, 'Cart, empty'],
    [1, 'Cart, 1 item'],
    [3, 'Cart, 3 items'],
  ])('is named by its count of %i', (count, name) => {
    renderInEnglish(<CartMenu href="/cart" count={count} />);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/cart');
  });

  const preview = vi.fn((open: boolean) => (
    <>
      <p>{open ? 'Two mugs' : 'Not seen'}</p>
      <a href="#all">All of it</a>
    </>
  ));
  const open = () => {
    renderInEnglish(<CartMenu href="#cart" count={2} preview={preview} />);
    return screen.getByRole('link', { name: 'Cart, 2 items' });
  };

  it('shows its content on hover, and links to the cart', async () => {
    const cart = open();
    expect(screen.getByText('Not seen')).not.toBeVisible();
    await userEvent.hover(cart);
    await vi.waitFor(() => expect(screen.getByText('Two mugs')).toBeVisible());
    expect(cart).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(cart);
    expect(screen.getByText('Not seen')).not.toBeVisible();
  });

  it('opens with the keyboard, closes on Escape and keeps focus', async () => {
    // jsdom has no :focus-visible; the story tests it in a browser
    const matches = HTMLElement.prototype.matches;
    const spy = vi.spyOn(HTMLElement.prototype, 'matches');
    spy.mockImplementation(function (this: HTMLElement, selector: string) {
      return selector === ':focus-visible' || matches.call(this, selector);
    });
    const cart = open();
    await userEvent.tab();
    expect(cart).toHaveFocus();
    expect(screen.getByText('Two mugs')).toBeVisible();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'All of it' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(cart).toHaveFocus();
    expect(cart).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    await vi.waitFor(() => expect(screen.getByRole('link', { name: 'All of it' })).toHaveFocus());
    spy.mockRestore();
  });
});

describe('menus', () => {
  const languages = [
    { tag: 'en', label: 'English', href: '/' },
    { tag: 'fr', label: 'Français', href: '/fr' },
  ];

  it('open with the keyboard, close with Escape and return focus', async () => {
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

  it('close on Escape and on a press after opening on hover, wherever focus is', async () => {
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

  it('show who is signed in, the counts, the server’s entries, and log out once', async () => {
    const onLogOut = vi.fn(() => new Promise<void>(() => undefined));
    const onOpen = vi.fn();
    renderInEnglish(
      <UserMenu
        user={{ nickname: 'Mira', phone: '+46 701234567', email: 'mira@example.com' }}
        ordersHref="/orders"
        refundsHref="/refunds"
        figures={[
          { kind: 'coupons', count: 3, href: '/coupons' },
          { kind: 'points', href: '/points' },
        ]}
        orders={[{ state: 'toPay', count: 2, href: '/to-pay' }]}
        entries={[{ id: 66, label: 'Addresses', href: '/addresses' }]}
        onOpen={onOpen}
        onLogOut={onLogOut}
      />,
    );
    expect(onOpen).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Your account: Mira' }));
    expect(onOpen).toHaveBeenCalledOnce();
    for (const text of ['Mira', '+46 701234567', 'mira@example.com'])
      expect(screen.getByText(text)).toBeVisible();
    const addresses = await screen.findByRole('link', { name: 'Addresses' });
    expect(addresses).toHaveAttribute('href', '/addresses');
    expect(screen.getByRole('link', { name: '3 Coupons' })).toHaveAttribute('href', '/coupons');
    expect(screen.getByRole('link', { name: '– Points' })).toBeVisible();
    expect(screen.getByRole('link', { name: '2 orders To pay' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'My reviews' })).not.toBeInTheDocument();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Log out' }));
    expect(onLogOut).toHaveBeenCalledTimes(1);
  });

  it('wait for the code and data of the account menu', async () => {
    let arrive = () => {};
    const prepare = () => new Promise<void>((resolve) => (arrive = resolve));
    renderInEnglish(
      <UserMenu user={{ nickname: 'Mira' }} ordersHref="/o" prepare={prepare} onLogOut={vi.fn()} />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Your account: Mira' }));
    expect(screen.queryByRole('button', { name: 'Log out' })).not.toBeInTheDocument();
    arrive();
    expect(await screen.findByRole('button', { name: 'Log out' })).toBeVisible();
  });
});
