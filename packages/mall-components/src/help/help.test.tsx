import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { inEnglish } from '../testing/in-english';
import { HelpWidget } from '.';

describe('HelpWidget', () => {
  it('shows only what the mall offers', () => {
    const { rerender } = inEnglish(<HelpWidget />);
    expect(screen.getByRole('button', { name: 'Top' })).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    rerender(<HelpWidget settleHref="/settle" service={{ phone: '+86 400 000' }} />);
    expect(screen.getByRole('link', { name: 'Sell here' })).toHaveAttribute('href', '/settle');
    expect(screen.getByText('+86 400 000')).toHaveAttribute('href', 'tel:+86400000');
  });

  it('takes the focus to the top', async () => {
    window.scrollTo = vi.fn();
    inEnglish(
      <>
        <main id="main">Goods</main>
        <HelpWidget />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Top' }));
    expect(screen.getByRole('main')).toHaveFocus();
    expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ top: 0 }));
  });

  it('draws the QR codes once somebody looks', async () => {
    const service = { onChat: vi.fn(), chatHref: 'https://chat.mall.example' };
    inEnglish(<HelpWidget service={service} pageHref="https://mall.example/goods_detail/1" />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    await userEvent.hover(screen.getByRole('button', { name: 'Mobile' }));
    expect(await screen.findByRole('img', { name: 'QR code of this page' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'QR code that opens the chat' })).toBeInTheDocument();
  });
});
