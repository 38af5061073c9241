import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderInEnglish } from '../../testing/render-in-english';
import { MailSettingsView } from './mail-settings-view';
import type { MailSettings } from './types';

const settings: MailSettings = {
  email: 'nora@example.com',
  topics: [
    { topic: 'reviews', isOn: true },
    { topic: 'coupons', isOn: false },
  ],
};
const topic = (name: string) => screen.getByRole('switch', { name });

describe('MailSettingsView', () => {
  it('shows what is on, and says what is always sent', () => {
    renderInEnglish(<MailSettingsView settings={settings} onTopicToggle={() => {}} />);
    expect(topic('Invitations to review')).toBeChecked();
    expect(topic('Coupons that run out')).not.toBeChecked();
    expect(topic('Coupons that run out')).toHaveAccessibleDescription(/three days before/);
    expect(screen.getByText('Emails go to nora@example.com.')).toBeVisible();
    expect(screen.getByText(/your orders, payments and refunds/)).toBeVisible();
  });

  it('tells what was switched, and shows what is saved', async () => {
    const onTopicToggle = vi.fn();
    renderInEnglish(<MailSettingsView settings={settings} onTopicToggle={onTopicToggle} />);
    await userEvent.click(topic('Coupons that run out'));
    expect(onTopicToggle).toHaveBeenCalledExactlyOnceWith('coupons', true);
    expect(topic('Coupons that run out')).not.toBeChecked();
  });

  it('says where emails go without an address', () => {
    const without = { ...settings, email: null };
    renderInEnglish(<MailSettingsView settings={without} onTopicToggle={() => {}} />);
    expect(screen.getByText(/the address of each order/)).toBeVisible();
  });

  it('offers to try again when loading failed', async () => {
    const onRetry = vi.fn();
    renderInEnglish(<MailSettingsView state="failed" onRetry={onRetry} onTopicToggle={() => {}} />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
