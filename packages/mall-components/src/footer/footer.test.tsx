import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderInEnglish } from '../testing/render-in-english';
import type { FooterProps } from '.';
import { Footer } from '.';

describe('Footer', () => {
  it('shows four service promises', () => {
    renderInEnglish(<Footer copyright="© 2026 Vermilion" />);
    const promises = screen.getByRole('list', { name: 'What we promise' });
    expect(within(promises).getAllByRole('listitem')).toHaveLength(4);
  });

  it('shows the promises of the mall instead, or none', () => {
    const footer = (promises: FooterProps['promises']) => (
      <Footer copyright="© 2026 Vermilion" promises={promises} />
    );
    const { rerender } = renderInEnglish(
      footer([{ id: 'repair', icon: null, title: 'Repairs for ten years' }]),
    );
    const list = screen.getByRole('list', { name: 'What we promise' });
    expect(list).toHaveTextContent(/^Repairs for ten years$/);
    rerender(footer([]));
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('shows contact and company', () => {
    renderInEnglish(
      <Footer
        phone="+86 400 000 0000"
        email="help@mall.example"
        address="12 Harbour Road"
        copyright="© 2026 Vermilion"
      />,
    );
    const link = (name: string) => screen.getByRole('link', { name });
    expect(link('Phone: +86 400 000 0000')).toHaveAttribute('href', 'tel:+864000000000');
    expect(link('E-mail: help@mall.example')).toHaveAttribute('href', 'mailto:help@mall.example');
    expect(screen.getByText('Address: 12 Harbour Road')).toBeVisible();
    expect(screen.getByText('© 2026 Vermilion')).toBeVisible();
  });

  it('has titled link lists, payment methods and links to other languages', async () => {
    const onChoose = vi.fn();
    renderInEnglish(
      <Footer
        copyright="© 2026 Vermilion"
        columns={[
          { id: 'sell', title: 'Sell here', links: [{ label: 'Open a shop', href: '#open' }] },
        ]}
        payments={[{ id: 'cod', label: 'Cash on delivery' }]}
        language={{
          current: 'en',
          languages: [
            { tag: 'en', label: 'English', href: '#en' },
            { tag: 'fr', label: 'Français', href: '#fr' },
          ],
          onChoose,
        }}
      />,
    );
    const sell = screen.getByRole('list', { name: 'Sell here' });
    const open = within(sell).getByRole('link', { name: 'Open a shop' });
    expect(open).toHaveAttribute('href', '#open');
    expect(screen.getByText('Cash on delivery')).toBeVisible();
    expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
    const french = screen.getByRole('link', { name: 'Français' });
    expect(french).toHaveAttribute('hreflang', 'fr');
    await userEvent.click(french);
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('fr');
  });

  it('offers light and dark colors and those of the device, none selected until the page knows', async () => {
    const onValueChange = vi.fn();
    const footer = (value?: 'light') => (
      <Footer copyright="© 2026 Vermilion" colorMode={{ value, onValueChange }} />
    );
    const { rerender } = renderInEnglish(footer());
    const colors = screen.getByRole('group', { name: 'Colours of the page' });
    const option = (name: string) => within(colors).getByRole('radio', { name });
    expect(within(colors).queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    rerender(footer('light'));
    expect(option('Light')).toBeChecked();
    await userEvent.click(option('Dark'));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('dark', expect.anything());
    expect(option('Device')).toBeVisible();
  });

  it('omits what the mall does not provide', () => {
    renderInEnglish(<Footer copyright="© 2026 Vermilion" />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByText(/Address/)).not.toBeInTheDocument();
  });
});
