import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { axeViolations } from '../testing/axe-violations';
import { openMall } from '../testing/open-mall';
import { failure } from '../testing/open-office';

const topic = (name: string) => screen.findByRole('switch', { name });

describe('the own emails', () => {
  it('are found in the account menu, and switched by topic', async () => {
    const { calls } = openMall('/keys');
    await userEvent.click(await screen.findByRole('button', { name: /^Account of/ }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'My emails' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'My emails' })).toBeVisible();
    expect(await topic('Failed background jobs')).toBeChecked();
    expect(screen.getByText('Emails go to ada@example.com.')).toBeVisible();
    await userEvent.click(await topic('Applications to open a shop'));
    expect(calls.setStaffMail).toHaveBeenCalledWith({ topic: 'applications', isOn: true });
    expect(await axeViolations()).toEqual([]);
  });

  it('stay as they were when the change is refused, and say why', async () => {
    openMall('/mails', { setStaffMail: () => Promise.reject(failure('transport')) });
    await userEvent.click(await topic('Failed background jobs'));
    expect(await screen.findByText(/connection|offline|reach/i)).toBeVisible();
    expect(await topic('Failed background jobs')).toBeChecked();
  });

  it('cannot be sent without an address', async () => {
    openMall('/mails', { staffMails: () => Promise.resolve({ email: null, topics: [] }) });
    expect(await screen.findByText(/no email address/)).toBeVisible();
    expect(screen.getByText(/about nothing that is emailed/)).toBeVisible();
  });
});
