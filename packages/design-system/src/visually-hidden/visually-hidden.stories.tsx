import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Inline } from '../inline';
import { Text } from '../text';
import { VisuallyHidden } from '.';
import { visuallyHiddenDocs } from './visually-hidden.docs';

const meta = {
  title: 'Design system/Text/VisuallyHidden',
  component: VisuallyHidden,
  parameters: { documentation: visuallyHiddenDocs },
  args: { children: 'instead of' },
  render: (args) => (
    <Inline gap="xs" align="baseline">
      <Text weight="bold" color="price">
        $12.80
      </Text>
      <VisuallyHidden {...args} />
      <Text struck color="subtle">
        $19.00
      </Text>
    </Inline>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByText('instead of').getBoundingClientRect();
    await expect(box.width).toBe(1);
  },
};

/** A long text takes no space. */
export const LongText: Story = {
  args: { children: 'a sentence that is heard between the two prices, and that is seen nowhere' },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { lang: 'ar', children: 'بدلًا من' },
};
