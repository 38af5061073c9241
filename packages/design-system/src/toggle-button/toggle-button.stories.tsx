import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buttonSizes } from '../button';
import { ButtonGroup } from '../button-group';
import { CheckIcon, HeartFilledIcon, HeartIcon } from '../icon';
import { Inline } from '../inline';
import { Stack } from '../stack';
import { ToggleButton } from '.';
import { toggleButtonDocs } from './toggle-button.docs';

const meta = {
  title: 'Design system/Actions/ToggleButton',
  component: ToggleButton,
  parameters: { documentation: toggleButtonDocs },
  args: { children: 'In stock', onPressedChange: fn() },
} satisfies Meta<typeof ToggleButton>;
export default meta;
type Story = StoryObj<typeof meta>;

function Saved() {
  const [saved, setSaved] = useState(true);
  return (
    <ToggleButton
      label="Save Blue mug"
      pressed={saved}
      onPressedChange={(next) => setSaved(next)}
      icon={saved ? <HeartFilledIcon /> : <HeartIcon />}
    />
  );
}

export const States: Story = {
  render: (args) => (
    <Stack gap="md">
      {buttonSizes.map((size) => (
        <Inline key={size} gap="sm">
          <ToggleButton {...args} size={size} />
          <ToggleButton {...args} size={size} defaultPressed icon={<CheckIcon size="sm" />} />
          <ToggleButton {...args} size={size} disabled />
          <ToggleButton {...args} size={size} defaultPressed disabled />
        </Inline>
      ))}
      <Inline gap="sm">
        <Saved />
        <ToggleButton lang="th" defaultPressed>
          มีสินค้า
        </ToggleButton>
        <ToggleButton style={{ maxWidth: 220 }}>
          Only from shops that send their goods within one working day
        </ToggleButton>
      </Inline>
    </Stack>
  ),
};

export const RightToLeft: Story = {
  args: { children: 'متوفر', icon: <CheckIcon size="sm" />, defaultPressed: true },
  globals: { direction: 'rtl' },
};

export const ByKeyboard: Story = {
  render: (args) => (
    <ButtonGroup label="Show only">
      <ToggleButton {...args} />
      <ToggleButton defaultPressed>Free delivery</ToggleButton>
    </ButtonGroup>
  ),
  play: async ({ canvasElement, args }) => {
    const stock = within(canvasElement).getByRole('button', { name: 'In stock' });
    await userEvent.tab();
    await expect(stock).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(stock).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onPressedChange).toHaveBeenLastCalledWith(
      true,
      expect.objectContaining({ reason: 'press' }),
    );
    await userEvent.keyboard('{Enter}');
    await expect(stock).toHaveAttribute('aria-pressed', 'false');
  },
};
