import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleApplication } from '../testing/samples';
import { applicationStates } from '../types';
import { ApplicationListView } from './application-list-view';
import { applicationListViewDocs } from './application-list-view.docs';

const meta: Meta<typeof ApplicationListView> = {
  title: 'Mall/Settlement/Applications',
  component: ApplicationListView,
  parameters: { documentation: applicationListViewDocs },
  args: {
    applications: applicationStates.map((state, id) => sampleApplication(state, { id })),
    reviewDays: 15,
    applyHref: '/users/merchant_settled',
    manageHref: '/back-office',
    onWithdraw: fn(async () => {}),
    onTakeKey: fn(async () => `vmo_${'0a1b2c3d'.repeat(6)}`),
    onRetry: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof ApplicationListView>;

export const EveryState: Story = {};
export const One: Story = { args: { applications: [sampleApplication('waiting')] } };
export const Opened: Story = {
  args: { applications: [sampleApplication('refused')] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^View application/ }));
    await expect(canvas.getByText('1 Quay Street, Porthaven')).toBeVisible();
  },
};
export const KeyShown: Story = {
  args: { applications: [sampleApplication('approved')] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show the operator key' }));
    await expect(await canvas.findByText(/^vmo_/)).toBeVisible();
  },
};
export const KeyUsed: Story = {
  args: { applications: [sampleApplication('approved', { keyState: 'used' })] },
};
export const LongNames: Story = {
  args: {
    applications: [
      sampleApplication('refused', {
        name: 'The Hearth & Clay Workshop of the Old Harbour, Limited',
        reason: 'Neither licence names the company that applies. '.repeat(4),
      }),
    ],
  },
};
export const Empty: Story = { args: { applications: [] } };
export const Loading: Story = { args: { applications: [], state: 'loading' } };
export const Failed: Story = { args: { applications: [], state: 'failed' } };
