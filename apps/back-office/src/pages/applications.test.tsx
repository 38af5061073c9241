import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { axeViolations } from '../testing/axe-violations';
import { application, mallKey } from '../testing/mall-samples';
import { openMall } from '../testing/open-mall';
import { failure } from '../testing/open-office';
import { keyWith } from '../testing/samples';

describe('the applications', () => {
  it('are listed by the state of the address, and opened with their papers beside the form', async () => {
    const { calls, router } = openMall('/applications?state=waiting');
    const row = await screen.findByRole('row', { name: /Kiln/ });
    await vi.waitFor(() => expect(row).toHaveTextContent(/To decide.*Iris Okafor.*Pottery/));
    expect(calls.operatorApplications).toHaveBeenCalledWith(
      { page: 1, limit: 20, status: 1 },
      expect.anything(),
    );
    await userEvent.click(within(row).getByRole('link', { name: 'Kiln' }));
    expect(router.state.location.search).toBe('?state=waiting&open=951');
    expect(await screen.findByRole('heading', { level: 1, name: 'Kiln' })).toBeVisible();
    expect(screen.getByText('+44 7700900123')).toBeVisible();
    expect(screen.getByText('5%')).toBeVisible();
    expect(screen.getAllByRole('img', { name: 'Paper 1' })).not.toHaveLength(0);
    expect(await axeViolations()).toEqual([]);
  });

  it('are approved after a question, which says why it is refused', async () => {
    const { calls, router } = openMall('/applications?open=951', {
      approveApplication: vi
        .fn(async () => ({ shopId: 8 }))
        .mockRejectedValueOnce(failure('business', 'shop-name-taken')),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Approve Kiln?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Another shop has this name');
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Kiln is open now.')).toBeVisible();
    expect(calls.approveApplication).toHaveBeenLastCalledWith({ id: 951 });
    expect(router.state.location.search).toBe('');
  });

  it('are refused with a usual reason, which can be changed', async () => {
    const { calls } = openMall('/applications?open=951');
    await userEvent.click(await screen.findByRole('button', { name: 'Refuse' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Refuse Kiln' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
    expect(await dialog.findByText('Fill this in')).toBeVisible();
    const usual = 'This mall does not sell goods of this kind.';
    await userEvent.selectOptions(dialog.getByLabelText('Usual reasons'), usual);
    await userEvent.type(dialog.getByLabelText('Reason'), ' Sorry.');
    await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
    expect(await screen.findByText('The application of Kiln is refused.')).toBeVisible();
    expect(calls.refuseApplication).toHaveBeenCalledWith({ id: 951, reason: `${usual} Sorry.` });
  });

  it('show their decision, and are only read without the right to decide', async () => {
    openMall('/applications?open=951', {
      operatorSelf: async () => mallKey(['applications:read']),
      operatorApplications: async () => ({
        list: [{ ...application, status: 3, refusal: 'The licence cannot be read.' }],
        total: 1,
        pages: 1,
      }),
    });
    expect(await screen.findByText('The licence cannot be read.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  });

  it('are not for shops', async () => {
    openMall('/applications', { operatorSelf: async () => keyWith() });
    expect(await screen.findByText(/^Your roles do not include this page/)).toBeVisible();
  });
});
