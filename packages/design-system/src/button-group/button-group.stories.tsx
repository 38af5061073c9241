import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button, buttonVariants } from '../button';
import { DropdownMenu, DropdownMenuItem } from '../dropdown-menu';
import { ChevronDownIcon } from '../icon';
import { IconButton } from '../icon-button';
import { Stack } from '../stack';
import { ButtonGroup, buttonGroupVariants } from '.';
import { buttonGroupDocs } from './button-group.docs';

const onCopy = fn();

const meta = {
  title: 'Design system/Actions/ButtonGroup',
  tags: ['experimental'],
  component: ButtonGroup,
  parameters: { documentation: buttonGroupDocs },
  args: {
    label: 'Address',
    children: (
      <>
        <Button variant="secondary">Edit</Button>
        <Button variant="secondary" onClick={onCopy}>
          Copy
        </Button>
        <Button variant="secondary">Delete</Button>
      </>
    ),
  },
  argTypes: { variant: { control: 'inline-radio', options: buttonGroupVariants } },
} satisfies Meta<typeof ButtonGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Joined: Story = { args: { variant: 'joined' } };

export const JoinedInEveryVariant: Story = {
  render: () => (
    <Stack gap="md" align="start">
      {buttonVariants.map((variant) => (
        <ButtonGroup key={variant} label={variant} variant="joined">
          <Button variant={variant}>Edit</Button>
          <Button variant={variant}>Copy</Button>
          <Button variant={variant} disabled>
            Delete
          </Button>
        </ButtonGroup>
      ))}
    </Stack>
  ),
};

/** An action with related ones in a menu. */
export const SplitButton: Story = {
  render: () => (
    <ButtonGroup label="Invoice" variant="joined">
      <Button variant="primary">Print</Button>
      <DropdownMenu
        align="end"
        trigger={
          <IconButton variant="primary" label="More about the invoice" icon={<ChevronDownIcon />} />
        }
      >
        <DropdownMenuItem>Send by mail</DropdownMenuItem>
        <DropdownMenuItem>Save as a file</DropdownMenuItem>
      </DropdownMenu>
    </ButtonGroup>
  ),
};

export const LongText: Story = {
  args: {
    variant: 'joined',
    style: { maxWidth: 280 },
    children: (
      <>
        <Button variant="secondary">Send it to somebody else</Button>
        <Button variant="secondary">Ask the shop about it</Button>
        <Button variant="secondary">Return</Button>
      </>
    ),
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    variant: 'joined',
    lang: 'ar',
    label: 'العنوان',
    children: (
      <>
        <Button variant="secondary">تعديل</Button>
        <Button variant="secondary">نسخ</Button>
        <Button variant="secondary">حذف</Button>
      </>
    ),
  },
};

export const ByKeyboard: Story = {
  args: { variant: 'joined' },
  play: async ({ canvasElement }) => {
    onCopy.mockClear();
    const group = within(within(canvasElement).getByRole('group', { name: 'Address' }));
    await userEvent.tab();
    await expect(group.getByRole('button', { name: 'Edit' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onCopy).toHaveBeenCalledOnce();
  },
};
