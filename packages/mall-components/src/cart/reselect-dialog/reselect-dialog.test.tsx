import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { sampleCart, sampleLampMatrix } from '../../testing/cart-samples';
import { renderInEnglish } from '../../testing/render-in-english';
import { ReselectDialog, type ReselectDialogProps } from './reselect-dialog';

const row = { ...sampleCart[0]!.rows[0]!, quantity: 2 };
const show = (props: Partial<ReselectDialogProps> = {}) => {
  const given = { onChoose: vi.fn(() => Promise.resolve()), onOpenChange: vi.fn(), ...props };
  renderInEnglish(
    <ReselectDialog
      row={row}
      skusInCart={new Set([5])}
      load={() => Promise.resolve(sampleLampMatrix)}
      {...given}
    />,
  );
  return given;
};
const change = () => screen.getByRole('button', { name: 'Change' });

describe('ReselectDialog', () => {
  it('starts with the selection of the row, and changes nothing without another', async () => {
    const { onChoose, onOpenChange } = show();
    expect(await screen.findByRole('radio', { name: 'Chalk' })).toBeChecked();
    expect(screen.getByRole('radio', { name: '38 cm' })).toBeChecked();
    await userEvent.click(change());
    expect(onChoose).not.toHaveBeenCalled();
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  it('falls back to the nearest sku and the available quantity, and announces it', async () => {
    const { onChoose, onOpenChange } = show();
    await userEvent.click(await screen.findByRole('radio', { name: /^70 cm/ }));
    expect(screen.getByRole('status')).toHaveTextContent(
      /does not make this combination. The nearest is Sage, 70 cm.*the quantity becomes 1/,
    );
    await userEvent.click(change());
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 32 }), 1);
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  it('announces merged rows and sold-out options', async () => {
    show();
    await userEvent.click(await screen.findByRole('radio', { name: '52 cm' }));
    expect(screen.getByRole('status')).toHaveTextContent(/in your cart already/);
    await userEvent.click(screen.getByRole('radio', { name: '38 cm' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Sage, sold out' }));
    expect(screen.getByRole('status')).toHaveTextContent(/sold out. Please choose another/);
    expect(change()).toBeDisabled();
  });

  it('stays open when the change is refused', async () => {
    const { onOpenChange } = show({ onChoose: vi.fn(() => Promise.reject(new Error('Gone'))) });
    await userEvent.click(await screen.findByRole('radio', { name: '52 cm' }));
    await userEvent.click(change());
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('retries after a failure', async () => {
    const load = vi
      .fn<ReselectDialogProps['load']>()
      .mockRejectedValueOnce(new Error('Offline'))
      .mockResolvedValue(sampleLampMatrix);
    show({ load });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: 'Chalk' })).toBeChecked();
  });
});
