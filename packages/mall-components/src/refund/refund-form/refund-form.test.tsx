import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ShopperError } from '../../error/shopper-error';
import { renderInEnglish } from '../../testing/render-in-english';
import { sampleReasons, sampleRefundable } from '../testing/samples';
import { RefundForm, type RefundFormProps } from './refund-form';

const mug = sampleRefundable.lines[0]?.name ?? '';
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send request' }));
const amount = () => screen.getByText('Refund amount').closest('[role="status"]');

function open(more: Partial<RefundFormProps> = {}) {
  const onApply = vi.fn();
  const onUpload = vi.fn(async (_picture: File) => '/picture/upload/1.png');
  renderInEnglish(
    <RefundForm
      order={sampleRefundable}
      reasons={sampleReasons}
      onApply={onApply}
      onUpload={onUpload}
      {...more}
    />,
  );
  return { onApply, onUpload };
}

describe('an application for a refund', () => {
  it('starts with all lines, and its amount follows the selection', async () => {
    open();
    expect(amount()).toHaveTextContent('$157.16');
    const pieces = screen.getByRole('spinbutton', { name: `Quantity of ${mug}` });
    expect(pieces).toHaveAttribute('aria-valuemax', '2');
    await userEvent.type(pieces, '{ArrowDown}');
    expect(amount()).toHaveTextContent('$143.33');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Refund Reading lamp/ }));
    expect(amount()).toHaveTextContent('$13.83');
  });

  it('is submitted with quantities, reason, remark and uploaded pictures', async () => {
    const { onApply, onUpload } = open();
    await userEvent.click(screen.getByRole('checkbox', { name: /^Refund Reading lamp/ }));
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Damaged on arrival');
    const remark = screen.getByRole('textbox', { name: /^Your note/ });
    expect(remark).toHaveAttribute('maxlength', '100');
    await userEvent.type(remark, ' Broken ');
    const picture = new File(['x'], 'mug.png', { type: 'image/png' });
    await userEvent.upload(screen.getByLabelText(/^Pictures/), picture);
    expect(await screen.findByText('Uploaded')).toBeInTheDocument();
    await send();
    expect(onUpload.mock.calls[0]?.[0]).toBe(picture);
    expect(onApply).toHaveBeenCalledExactlyOnceWith({
      lines: [{ id: 1, quantity: 2 }],
      reason: 'Damaged on arrival',
      remark: 'Broken',
      pictures: ['/picture/upload/1.png'],
    });
  });

  it('shows errors at missing fields and focuses their summary', async () => {
    const { onApply } = open();
    await send();
    expect(screen.getByRole('group', { name: 'Please check 1 field' })).toHaveFocus();
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Please choose a reason');
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
    await send();
    expect(screen.getByRole('group', { name: 'Please check 2 fields' })).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: /^Choose at least one item/ }));
    expect(screen.getAllByRole('checkbox')[0]).toHaveFocus();
    expect(screen.getAllByRole('checkbox')[0]).toHaveAccessibleDescription(/^Choose at least one/);
    expect(onApply).not.toHaveBeenCalled();
  });

  it('is not submitted while a picture is uploading', async () => {
    const { onApply } = open({ onUpload: () => Promise.reject(new ShopperError('Too large')) });
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Damaged on arrival');
    const picture = new File(['x'], 'mug.png', { type: 'image/png' });
    await userEvent.upload(screen.getByLabelText(/^Pictures/), picture);
    expect(await screen.findByText('Too large')).toBeInTheDocument();
    await send();
    expect(screen.getByRole('link', { name: /^A picture was not uploaded/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove mug.png' }));
    await send();
    expect(onApply).toHaveBeenCalledOnce();
  });

  it('keeps all input when sending fails', async () => {
    open({ onApply: () => Promise.reject(new ShopperError('Fewer pieces are left.')) });
    await userEvent.selectOptions(screen.getByRole('combobox'), 'No longer needed');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Fewer pieces are left.');
    expect(screen.getByRole('combobox')).toHaveValue('No longer needed');
    const list = screen.getAllByRole('list').at(0);
    expect(list && within(list).getAllByRole('checkbox')[0]).toBeChecked();
  });
});
