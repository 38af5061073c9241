import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderInEnglish } from '../../testing/render-in-english';
import { sampleApplication } from '../testing/samples';
import type { ApplicationState } from '../types';
import { ApplicationListView, type ApplicationListViewProps } from './application-list-view';

function open(states: readonly ApplicationState[], more: Partial<ApplicationListViewProps> = {}) {
  const onWithdraw = vi.fn(async () => {});
  const onTakeKey = vi.fn(async () => 'vmo_1');
  const applications = states.map((state, id) => sampleApplication(state, { id, name: state }));
  renderInEnglish(
    <ApplicationListView
      {...{ applications, onWithdraw, onTakeKey }}
      reviewDays={15}
      applyHref="/apply"
      {...more}
    />,
  );
  return { onWithdraw, onTakeKey, applications };
}
const card = (name: string) => within(screen.getByRole('article', { name }));

describe('ApplicationListView', () => {
  it('shows the actions of an application by its state', () => {
    open(['waiting', 'approved', 'refused', 'withdrawn']);
    const buttons = (name: string) =>
      [...card(name).queryAllByRole('button'), ...card(name).queryAllByRole('link')].map(
        ({ textContent }) => textContent,
      );
    expect(buttons('waiting')).toEqual(['View application', 'Withdraw', 'Edit']);
    expect(buttons('approved')).toEqual([
      'Show the operator key',
      'View application',
      'Visit the shop',
    ]);
    expect(buttons('refused')).toEqual(['View application', 'Change and send again']);
    expect(buttons('withdrawn')).toEqual(['View application', 'Change and send again']);
    expect(card('waiting').getByText(/within 15 working days/)).toBeInTheDocument();
    expect(card('refused').getByText(/has expired/)).toBeInTheDocument();
  });

  it('withdraws after confirmation, and shows a failure', async () => {
    const onWithdraw = vi.fn(() => Promise.reject(new Error('late')));
    const { applications } = open(['waiting'], { onWithdraw });
    await userEvent.click(card('waiting').getByRole('button', { name: /^Withdraw/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(onWithdraw).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(onWithdraw).toHaveBeenCalledExactlyOnceWith(applications[0]);
    expect(await screen.findByText(/could not be withdrawn/)).toBeInTheDocument();
  });

  it('shows the key of a shop on request', async () => {
    open(['approved']);
    await userEvent.click(card('approved').getByRole('button', { name: 'Show the operator key' }));
    expect(await screen.findByText('vmo_1')).toBeInTheDocument();
    expect(screen.getByText(/only once/)).toBeInTheDocument();
  });

  it('links to the form without applications', () => {
    open([]);
    expect(screen.getByRole('link', { name: 'Open a shop' })).toHaveAttribute('href', '/apply');
  });
});
