import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInEnglish } from '../testing/render-in-english';
import { ShareMenu } from './share-menu';

const href = 'https://mall.example/goods_detail/5';
const open = async () => {
  const user = userEvent.setup();
  renderInEnglish(<ShareMenu href={href} title="Shoes" />);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  return user;
};
const onPhone = (share: () => Promise<void>) => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  Object.assign(navigator, { share });
};

afterEach(() => {
  vi.unstubAllGlobals();
  delete (navigator as Partial<Navigator>).share;
});

describe('ShareMenu', () => {
  it('copies the link of the page, or shows it as a QR code', async () => {
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'Copy: Link to this page' }));
    expect(await navigator.clipboard.readText()).toBe(href);
    expect(await screen.findByRole('img', { name: 'QR code of this page' })).toBeVisible();
  });

  it('uses the native share sheet on a phone', async () => {
    const share = vi.fn(async () => undefined);
    onPhone(share);
    await open();
    expect(share).toHaveBeenCalledWith({ title: 'Shoes', url: href });
    expect(screen.queryByText(href)).not.toBeInTheDocument();
  });

  it('does nothing when the share sheet is closed, and offers the link when it fails', async () => {
    const share = vi.fn().mockRejectedValueOnce(new DOMException('', 'AbortError'));
    onPhone(share);
    const user = await open();
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    expect(screen.queryByText(href)).not.toBeInTheDocument();
    share.mockRejectedValueOnce(new DOMException('', 'DataError'));
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByText(href)).toBeVisible();
  });
});
