import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button';
import { Card } from '../card';
import { Checkbox } from '../checkbox';
import { SearchIcon } from '../icon';
import { PasswordField } from '../password-field';
import { RadioGroup } from '../radio-group';
import { Select } from '../select';
import { Stack } from '../stack';
import { TextArea } from '../text-area';
import { TextField, textFieldSizes } from '.';

const meta = {
  title: 'Design system/Form/Fields',
  component: TextField,
  args: { label: 'E-mail' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { hint: 'We send the code there.', placeholder: 'name@example.com' },
};

export const Sizes: Story = {
  render: (args) => (
    <Stack gap="md">
      {textFieldSizes.map((size) => (
        <TextField key={size} {...args} size={size} prefix={<SearchIcon size="sm" />} suffix="kg" />
      ))}
    </Stack>
  ),
};

export const WithError: Story = {
  args: {
    defaultValue: 'name@',
    error: 'This is no complete e-mail address. Add the part after @.',
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'E-mail' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/no complete e-mail address/);
  },
};

export const Password: Story = {
  render: () => (
    <PasswordField
      label="Password"
      revealLabel="Show password"
      concealLabel="Hide password"
      autoComplete="current-password"
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Password');
    await userEvent.type(input, 'secret');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(input).toHaveAttribute('type', 'password');
  },
};

/** An address form: everything in one place. */
export const InAForm: Story = {
  render: () => (
    <Card style={{ maxWidth: 480 }}>
      <Stack gap="md">
        <TextField label="Recipient" required autoComplete="name" />
        <TextField
          label="Phone"
          prefix="+856"
          type="tel"
          inputMode="tel"
          error="Enter 8 to 10 digits."
        />
        <Select label="Country" defaultValue="la">
          <option value="la">Laos</option>
          <option value="th">Thailand</option>
        </Select>
        <TextField label="Postcode" disabled defaultValue="01000" />
        <TextArea label="Street and house" counter maxLength={149} defaultValue="12 River Road" />
        <RadioGroup
          label="Deliver to"
          appearance="inline"
          defaultValue="home"
          options={[
            { value: 'home', label: 'Home' },
            { value: 'office', label: 'Office' },
            { value: 'locker', label: 'Locker', disabled: true },
          ]}
        />
        <Checkbox label="Use as my usual address" defaultChecked />
        <Checkbox label="Some lines of this shop" indeterminate />
        <Checkbox label="Sold out" disabled />
        <Button>Save address</Button>
      </Stack>
    </Card>
  ),
};
