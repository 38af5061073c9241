import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MallError } from '@vermilion/api-client';
import { describe, expect, it, vi } from 'vitest';
import { axeViolations } from '../testing/axe-violations';
import { mallKey, report } from '../testing/mall-samples';
import { openMall } from '../testing/open-mall';
import { keyWith } from '../testing/samples';

const form = () => within(screen.getByRole('main'));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('the reports', () => {
  it('are listed by the state of the address, and opened with what can be done about them', async () => {
    const { calls, router } = openMall('/reports?state=open');
    const row = await screen.findByRole('row', { name: /Stoneware cup/ });
    expect(row).toHaveTextContent(/To decide.*Goods.*Misleading/);
    expect(calls.operatorReports).toHaveBeenCalledWith(
      { page: 1, limit: 20, status: 'open' },
      expect.anything(),
    );
    await userEvent.click(within(row).getByRole('link', { name: 'Stoneware cup' }));
    expect(router.state.location.search).toBe('?state=open&open=41');
    expect(await screen.findByRole('heading', { level: 1, name: 'Stoneware cup' })).toBeVisible();
    expect(screen.getByText(/^It is porcelain/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the goods' })).toHaveAttribute(
      'href',
      expect.stringContaining('/goods/103'),
    );
    expect(screen.getByRole('link', { name: 'Open the shop' })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('are decided with an outcome and a note', async () => {
    const { calls } = openMall('/reports?open=41');
    await screen.findByRole('button', { name: 'Save' });
    await save();
    expect(await screen.findByText('Fill this in')).toBeVisible();
    expect(calls.decideReport).not.toHaveBeenCalled();
    await userEvent.click(form().getByRole('radio', { name: /^Uphold/ }));
    await userEvent.type(form().getByRole('textbox', { name: 'Note' }), 'The shop corrects it.');
    await save();
    expect(calls.decideReport).toHaveBeenCalledWith({
      id: 41,
      version: 1,
      outcome: 'upheld',
      note: 'The shop corrects it.',
    });
    expect(await screen.findByText('Saved')).toBeVisible();
  });

  it('show both decisions when somebody else was faster', async () => {
    const theirs = { ...report, status: 'dismissed', note: 'All is well.', version: 2 };
    const stale = new MallError({
      kind: 'business',
      operation: 'decideReport',
      code: 500,
      status: 200,
      reason: 'stale',
      data: theirs,
    });
    const { calls } = openMall('/reports?open=41', {
      decideReport: vi
        .fn(async () => ({ ...report, status: 'upheld', version: 3 }))
        .mockRejectedValueOnce(stale),
    });
    await userEvent.click(await screen.findByRole('radio', { name: /^Uphold/ }));
    await save();
    const notice = within(await screen.findByRole('table', { name: 'What differs' }));
    expect(notice.getByRole('row', { name: /Outcome/ })).toHaveTextContent(/Upheld.*Dismissed/);
    expect(notice.getByRole('row', { name: /Note/ })).toHaveTextContent('All is well.');
    await userEvent.click(screen.getByRole('button', { name: 'Save mine' }));
    await vi.waitFor(() =>
      expect(calls.decideReport).toHaveBeenLastCalledWith(
        expect.objectContaining({ version: 2, outcome: 'upheld' }),
      ),
    );
  });

  it('of a review lead to the reviews of its goods', async () => {
    openMall('/reports?open=41', {
      operatorSelf: async () => mallKey(['reports:read', 'reviews:read']),
      operatorReports: async () => ({
        list: [{ ...report, subject: 'review', subjectId: 9, subjectName: 'Rude words' }],
        total: 1,
        pages: 1,
      }),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Review' })).toBeVisible();
    expect(screen.getByText('Rude words')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Open the reviews/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/reviews?show=all&goods=103'),
    );
    expect(screen.queryByRole('link', { name: 'Open the goods' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });

  it('are not for shops', async () => {
    openMall('/reports', { operatorSelf: async () => keyWith() });
    expect(await screen.findByText(/^Your roles do not include this page/)).toBeVisible();
  });
});
