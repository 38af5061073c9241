import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '@vermilion/design-system/container';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { MailSettingsView, type MailSettingsViewProps } from './mail-settings-view';
import { mailSettingsViewDocs } from './mail-settings-view.docs';
import type { MailSettings } from './types';

const sample: MailSettings = {
  email: 'nora.lindgren@example.com',
  topics: [
    { topic: 'reviews', isOn: true },
    { topic: 'coupons', isOn: false },
  ],
};

/** The page connected to a server that saves everything. */
function SampleMailSettings({ settings = sample, ...props }: Partial<MailSettingsViewProps>) {
  const [topics, setTopics] = useState(settings.topics);
  return (
    <MailSettingsView
      settings={props.state ? undefined : { ...settings, topics }}
      onTopicToggle={(topic, isOn) =>
        setTopics((all) => all.map((one) => (one.topic === topic ? { topic, isOn } : one)))
      }
      {...props}
    />
  );
}

const meta = {
  title: 'Mall/Profile/Emails',
  component: SampleMailSettings,
  parameters: {
    documentation: mailSettingsViewDocs,
    documents: MailSettingsView,
    layout: 'fullscreen',
  },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof SampleMailSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByTopic: Story = {
  async play({ canvasElement }) {
    const coupons = within(canvasElement).getByRole('switch', { name: 'Coupons that run out' });
    await expect(coupons).not.toBeChecked();
    await userEvent.click(coupons);
    await expect(coupons).toBeChecked();
  },
};
export const WithoutAddress: Story = { args: { settings: { ...sample, email: null } } };
export const LongAddress: Story = {
  args: { settings: { ...sample, email: `${'nora'.repeat(30)}@example.com` } },
};
export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = { args: { state: 'failed', onRetry: () => {} } };
