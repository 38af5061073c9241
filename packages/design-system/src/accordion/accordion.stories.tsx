import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Card } from '../card';
import { Stack } from '../stack';
import { Accordion, AccordionItem } from '.';
import { accordionDocs } from './accordion.docs';

const meta = {
  title: 'Design system/Navigation/Accordion',
  tags: ['experimental'],
  component: Accordion,
  subcomponents: { AccordionItem },
  parameters: { documentation: accordionDocs },
  args: {
    level: 3,
    defaultValue: ['back'],
    onValueChange: fn(),
    children: (
      <>
        <AccordionItem value="when" title="When does it arrive?">
          Two to four working days after the shop has sent it.
        </AccordionItem>
        <AccordionItem value="back" title="Can I send it back?">
          Within thirty days, as long as it was not used. The way back costs nothing.
        </AccordionItem>
        <AccordionItem value="pay" title="How can I pay?">
          By card, with points, or when it is delivered.
        </AccordionItem>
      </>
    ),
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InACard: Story = {
  args: { multiple: true, defaultValue: ['long', 'thai'] },
  render: (args) => (
    <Card style={{ maxWidth: 360 }}>
      <Stack gap="md">
        <Accordion {...args}>
          <AccordionItem
            value="long"
            title="What happens with the parcel if nobody opens the door on the first try and on the second?"
          >
            It waits for a week at the nearest parcel locker: LX-2041-5577-0931-8824-1190-AA-0000.
          </AccordionItem>
          <AccordionItem value="thai" lang="th" title="สินค้าจะมาถึงเมื่อใด">
            ภายในสองถึงสี่วันทำการหลังจากร้านค้าจัดส่ง
          </AccordionItem>
          <AccordionItem value="off" title="Not for this shop" disabled>
            Nothing
          </AccordionItem>
        </Accordion>
      </Stack>
    </Card>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    children: (
      <>
        <AccordionItem value="when" title="متى تصل؟">
          بعد يومين إلى أربعة أيام عمل.
        </AccordionItem>
        <AccordionItem value="back" title="هل يمكنني إعادتها؟">
          خلال ثلاثين يومًا.
        </AccordionItem>
      </>
    ),
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [when, back] = ['When does it arrive?', 'Can I send it back?'].map((name) =>
      canvas.getByRole('button', { name }),
    );
    await userEvent.tab();
    await expect(when).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(when).toHaveAttribute('aria-expanded', 'true');
    await expect(back).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      ['when'],
      expect.objectContaining({ reason: 'triggerPress' }),
    );
    await userEvent.tab();
    await expect(back).toHaveFocus();
  },
};
