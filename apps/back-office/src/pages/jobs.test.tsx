import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { axeViolations } from '../testing/axe-violations';
import { catchDownloads } from '../testing/catch-downloads';
import { deadJob, mallKey } from '../testing/mall-samples';
import { openMall } from '../testing/open-mall';
import { failure } from '../testing/open-office';
import { pageOf } from '../testing/samples';

describe('jobs that have failed', () => {
  it('say what they are about and why, and one of them is retried', async () => {
    const { calls } = openMall('/jobs');
    const row = within((await screen.findByText('refund 41')).closest('tr') as HTMLElement);
    expect(row.getByText('Error: the provider is down')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await userEvent.click(row.getByRole('button', { name: 'Retry pay a refund back, number 73' }));
    expect(await screen.findByText('“pay a refund back” runs again shortly.')).toBeVisible();
    expect(calls.retryJob).toHaveBeenCalledWith({ id: 73 });
    expect(calls.deadJobs).toHaveBeenCalledTimes(2);
  });

  it('of one name are retried together, batch by batch', async () => {
    let left = 2;
    const { calls, router } = openMall('/jobs', {
      retryJobs: async () => ({ retried: 500, left: (left -= 1) > 0 }),
    });
    await userEvent.click(
      await screen.findByRole('link', { name: 'pay a refund back: only these jobs' }),
    );
    expect(router.state.location.search).toBe('?name=pay+a+refund+back');
    expect(calls.deadJobs).toHaveBeenLastCalledWith(
      { page: 1, name: 'pay a refund back', limit: 50 },
      expect.anything(),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Retry all' }));
    const title = 'Retry all jobs “pay a refund back”?';
    const question = within(screen.getByRole('alertdialog', { name: title }));
    await userEvent.click(question.getByRole('button', { name: 'Retry all' }));
    expect(await screen.findByText('1,000 jobs run again shortly.')).toBeVisible();
  });

  it('are none, which is said', async () => {
    openMall('/jobs', { deadJobs: async () => pageOf([]) });
    expect(await screen.findByText('No job has failed.')).toBeVisible();
  });

  it('stay, with the reason, where a retry is refused', async () => {
    openMall('/jobs', { retryJob: () => Promise.reject(failure('business', 'not-found')) });
    await userEvent.click(await screen.findByRole('button', { name: /^Retry pay a refund/ }));
    expect(await screen.findByText(/^This is not there any more/)).toBeVisible();
  });

  it('are downloaded as a file', async () => {
    const files = catchDownloads();
    openMall('/jobs');
    await screen.findByText('refund 41');
    await userEvent.click(screen.getByRole('button', { name: 'Export as CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(await files[0]?.text()).toContain('pay a refund back,refund 41,10,2026-03-02 11:42:00');
  });
});

describe('jobs that recur', () => {
  it('tell of their last run, and one of them runs now', async () => {
    const { calls } = openMall('/jobs?tab=recurring');
    const row = within((await screen.findByText('Every hour')).closest('tr') as HTMLElement);
    expect(row.getByText('Error: the database is busy')).toBeVisible();
    expect(screen.getByText('Not within a week')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await userEvent.click(row.getByRole('button', { name: 'Run “forget finished jobs” now' }));
    expect(await screen.findByText('“forget finished jobs” runs shortly.')).toBeVisible();
    expect(calls.runJob).toHaveBeenCalledWith({ name: 'forget finished jobs' });
  });
});

describe('the page of jobs', () => {
  it('is only for those who may retry them', async () => {
    openMall('/jobs', { operatorSelf: async () => mallKey(['audit:read']) });
    await screen.findByRole('link', { name: 'Audit log' });
    expect(screen.queryByRole('link', { name: 'Jobs' })).toBeNull();
    expect(screen.queryByText(deadJob.name)).toBeNull();
  });
});
