import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ShopperError } from '../../error/shopper-error';
import { renderInEnglish } from '../../testing/render-in-english';
import { sampleOrder } from '../testing/samples';
import { VisitorLookUp } from './visitor-look-up';
import { VisitorOrderView } from './visitor-order-view';

const orderNo = 'PT1';
const button = (name: string) => screen.getByRole('button', { name });

describe('VisitorLookUp', () => {
  it('requests a code by email and opens the order with it', async () => {
    const onOpen = vi.fn();
    renderInEnglish(<VisitorLookUp orderNo={orderNo} onSend={async () => {}} onOpen={onOpen} />);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.click(button('Send the code'));
    expect(await screen.findByRole('textbox', { name: 'Code' })).toHaveFocus();
    await userEvent.keyboard('12{Enter}');
    expect(screen.getByText('Enter all six digits.')).toBeInTheDocument();
    expect(onOpen).not.toHaveBeenCalled();
    await userEvent.keyboard('3456{Enter}');
    expect(onOpen).toHaveBeenCalledWith('123456');
  });

  it('keeps a rejected code for correction', async () => {
    const onOpen = () => Promise.reject(new ShopperError('Wrong code'));
    renderInEnglish(<VisitorLookUp orderNo={orderNo} onSend={async () => {}} onOpen={onOpen} />);
    await userEvent.click(button('Send the code'));
    await userEvent.type(await screen.findByRole('textbox'), '123456{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Wrong code');
    expect(screen.getByRole('textbox')).toHaveValue('123456');
  });

  it('offers no code for an expired link', () => {
    renderInEnglish(
      <VisitorLookUp orderNo={orderNo} expired onSend={() => {}} onOpen={() => {}} />,
    );
    expect(screen.getByRole('heading', { name: 'This link has expired' })).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('shows the order without actions', () => {
    const order = sampleOrder('toReceive', { refundHref: undefined, reviewHref: undefined });
    const keep = { ordersHref: '/o', onSignIn: () => {}, onKeep: () => {} };
    renderInEnglish(<VisitorOrderView orders={[order]} keep={{ ...keep, state: 'guest' }} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    const actions = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(actions).toContain('Sign in or create an account');
    expect(actions.join()).not.toMatch(/receipt|refund|cancel/i);
  });
});
