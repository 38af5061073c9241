import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderInEnglish } from '../testing/render-in-english';
import { HelpWidget } from '.';

describe('HelpWidget', () => {
  it('shows only what the mall offers', () => {
    const { rerender } = renderInEnglish(<HelpWidget />);
    expect(screen.getByRole('button', { name: 'Top' })).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    rerender(<HelpWidget settleHref="/settle" />);
    expect(screen.getByRole('link', { name: 'Sell here' })).toHaveAttribute('href', '/settle');
    expect(screen.queryByRole('button', { name: 'Service' })).not.toBeInTheDocument();
  });

  it('shows contacts as links with copy buttons, without blocking the page', async () => {
    const user = userEvent.setup();
    const service = { phone: '+86 400 000', email: 'help@mall.example', onChat: vi.fn() };
    renderInEnglish(<HelpWidget service={service} />);
    await user.click(screen.getByRole('button', { name: 'Service' }));
    expect(service.onChat).not.toHaveBeenCalled();
    const phone = await screen.findByRole('link', { name: '+86 400 000' });
    expect(phone).toHaveAttribute('href', 'tel:+86400000');
    expect(screen.getByRole('button', { name: 'Service' })).toHaveAccessibleDescription(
      /Call customer service.*Write to customer service/,
    );
    expect(screen.getByRole('link', { name: 'help@mall.example' })).toHaveAttribute(
      'href',
      'mailto:help@mall.example',
    );
    await user.click(screen.getByRole('button', { name: 'Copy: help@mall.example' }));
    expect(await navigator.clipboard.readText()).toBe('help@mall.example');
    await user.click(screen.getByRole('button', { name: 'Start a chat' }));
    expect(service.onChat).toHaveBeenCalledOnce();
  });

  it('moves focus to the top', async () => {
    vi.spyOn(window, 'scrollTo').mockReturnValue();
    renderInEnglish(
      <>
        <main id="main">Goods</main>
        <HelpWidget />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Top' }));
    expect(screen.getByRole('main')).toHaveFocus();
    expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ top: 0 }));
  });

  it('renders QR codes when they become visible', async () => {
    const service = { onChat: vi.fn(), chatHref: 'https://chat.mall.example' };
    renderInEnglish(
      <HelpWidget service={service} pageHref="https://mall.example/goods_detail/1" />,
    );
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    await userEvent.hover(screen.getByRole('button', { name: 'Mobile' }));
    expect(await screen.findByRole('img', { name: 'QR code of this page' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'QR code that opens the chat' })).toBeInTheDocument();
  });
});
