import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInEnglish } from '../testing/render-in-english';
import { TopBar } from './top-bar';

afterEach(() => void vi.restoreAllMocks());

const language = {
  current: 'en',
  languages: [
    { tag: 'en', label: 'English', href: '/' },
    { tag: 'fr', label: 'Français', href: '/fr' },
  ],
};

describe('TopBar', () => {
  it('links to home, orders, the application and the mobile mall', async () => {
    renderInEnglish(
      <TopBar
        homeHref="/"
        ordersHref="/orders"
        settle={{ href: '/settle', mallName: 'Vermilion' }}
        mobile={{ pageHref: 'https://mall.example/1', mallHref: 'https://m.mall.example' }}
        language={language}
        onHint={vi.fn()}
      />,
    );
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Home')).toBe('/');
    expect(hrefOf('My orders')).toBe('/orders');
    expect(hrefOf('Sell on Vermilion')).toBe('/settle');
    await userEvent.click(screen.getByRole('button', { name: 'Mobile mall' }));
    expect(await screen.findByRole('img', { name: 'QR code of this page' })).toBeVisible();
    expect(hrefOf('Open the mobile mall')).toBe('https://m.mall.example');
    const phone = screen.getByRole('link', { name: 'Open the mobile mall' });
    expect(phone).toHaveAttribute('target', '_blank');
  });

  it('omits what the mall does not offer', () => {
    renderInEnglish(
      <TopBar homeHref="/" ordersHref="/orders" language={language} onHint={vi.fn()} />,
    );
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Home',
      'My orders',
    ]);
  });

  it('has links of the mall’s own, and nothing that it is not given', () => {
    renderInEnglish(<TopBar links={[{ label: 'Our workshop', href: '/workshop' }]} />);
    expect(screen.getByRole('link')).toHaveAccessibleName('Our workshop');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Press Ctrl + D to bookmark this site'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'Press ⌘ D to bookmark this site'],
  ])('shows the bookmark shortcut of %s', async (userAgent, hint) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    const onHint = vi.fn();
    renderInEnglish(
      <TopBar homeHref="/" ordersHref="/orders" language={language} onHint={onHint} />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Bookmark this site' }));
    expect(onHint).toHaveBeenCalledExactlyOnceWith(hint);
  });

  it('shows the language by its own name and links to the other languages', async () => {
    renderInEnglish(<TopBar homeHref="/" ordersHref="/o" language={language} onHint={vi.fn()} />);
    const button = screen.getByRole('button', { name: 'Language: English' });
    expect(button).toHaveTextContent('English');
    await userEvent.click(button);
    expect(screen.getByRole('link', { name: 'Français' })).toHaveAttribute('href', '/fr');
  });
});
