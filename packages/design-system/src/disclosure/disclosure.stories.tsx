import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Link } from '../link';
import { Stack } from '../stack';
import { Disclosure } from '.';
import { disclosureDocs } from './disclosure.docs';

const meta = {
  title: 'Design system/Actions/Disclosure',
  component: Disclosure,
  parameters: { documentation: disclosureDocs },
  args: {
    title: 'How the freight is worked out',
    children: (
      <>
        The heaviest part decides. <Link href="#freight">All prices by weight</Link>
      </>
    ),
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <Stack gap="md" style={{ maxWidth: 420 }}>
      <Disclosure {...args} />
      <Disclosure {...args} defaultOpen />
      <Disclosure {...args} title="Not for this shop" disabled />
      <Disclosure {...args} variant="row" level={3} />
      <Disclosure {...args} variant="row" level={3} defaultOpen />
      <Disclosure
        {...args}
        defaultOpen
        title="What happens with the parcel if nobody opens the door on the first try and on the second"
      />
      <Disclosure {...args} lang="th" title="วิธีคำนวณค่าจัดส่ง" defaultOpen>
        คิดตามชิ้นที่หนักที่สุด
      </Disclosure>
    </Stack>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'كيف تُحسب أجرة الشحن', children: 'الأثقل هو الذي يقرر.', defaultOpen: true },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: 'How the freight is worked out' });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(
      true,
      expect.objectContaining({ reason: 'triggerPress' }),
    );
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'All prices by weight' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  },
};
