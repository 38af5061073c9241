import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Link } from '../link';
import { Stack } from '../stack';
import { Banner, bannerTones } from '.';
import { bannerDocs } from './banner.docs';

const meta = {
  title: 'Design system/Feedback/Banner',
  tags: ['experimental'],
  component: Banner,
  parameters: { documentation: bannerDocs, layout: 'fullscreen' },
  args: {
    label: 'Notice',
    closeLabel: 'Close the notice',
    children: 'Delivery takes two days longer during the holidays.',
    action: <Link href="#days">All days</Link>,
    onOpenChange: fn(),
  },
  argTypes: { tone: { control: 'select', options: bannerTones } },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <Stack gap="md">
      {bannerTones.map((tone) => (
        <Banner key={tone} {...args} label={`Notice, ${tone}`} tone={tone} />
      ))}
      <Banner label="Short">The shop answers on working days.</Banner>
      <Banner {...args} label="Long">
        Your parcel waits at the customs office of the country it goes to, and a paper is missing:
        send the invoice to the carrier by Friday, with LX-2041-5577-0931-8824-1190-AA-0000-1742.
      </Banner>
      <Banner {...args} lang="th" label="ประกาศ" action={undefined}>
        ช่วงวันหยุดการจัดส่งจะใช้เวลานานขึ้นสองวัน
      </Banner>
    </Stack>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'إشعار',
    closeLabel: 'إغلاق',
    children: 'يستغرق التوصيل يومين أكثر خلال العطلة.',
    action: <Link href="#days">كل الأيام</Link>,
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'All days' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('region', { name: 'Notice' })).toBeNull();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(
      false,
      expect.objectContaining({ reason: 'closePress' }),
    );
  },
};
