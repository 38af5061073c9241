import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button';
import { Card } from '../card';
import { Checkbox } from '../checkbox';
import { SearchIcon } from '../icon';
import { RadioGroup } from '../radio-group';
import { Select } from '../select';
import { Stack } from '../stack';
import { TextArea } from '../text-area';
import { TextField, textFieldSizes } from '.';
import { textFieldDocs } from './text-field.docs';

const meta = {
  title: 'Design system/Form/TextField',
  component: TextField,
  parameters: { documentation: textFieldDocs },
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
        <TextField
          key={size}
          {...args}
          size={size}
          label={`Weight, ${size}`}
          prefix={<SearchIcon size="sm" />}
          suffix="kg"
        />
      ))}
    </Stack>
  ),
};

export const States: Story = {
  render: () => (
    <Stack gap="md">
      <TextField label="Required" required />
      <TextField label="Filled" defaultValue="12 River Road" />
      <TextField label="To read only" readOnly defaultValue="12 River Road" />
      <TextField label="Disabled" disabled defaultValue="01000" />
      <TextField label="Wrong, and a text nearby says why" invalid />
      <TextField label="Hidden label" labelHidden placeholder="Search in this shop" />
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

export const LongText: Story = {
  args: {
    label: 'The name that is to stand on the parcel, as the person who opens the door would say it',
    defaultValue: 'Maria Magdalena von und zu Hohenstein-Wittgenstein',
    hint: 'Couriers hand a parcel only to somebody with this name or with a written permission.',
    style: { maxWidth: 280 },
  },
  render: ({ style, ...args }) => (
    <div style={style}>
      <TextField {...args} />
    </div>
  ),
};

export const RightToLeft: Story = {
  args: { label: 'الاسم', defaultValue: 'ليلى حداد', hint: 'كما يظهر على الطرد.', suffix: 'كغ' },
  globals: { direction: 'rtl' },
};

/** An address form with all fields. */
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
          layout="inline"
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
        <Button variant="primary">Save address</Button>
      </Stack>
    </Card>
  ),
};

export const Typing: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'E-mail' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('name@example.com');
    await expect(input).toHaveValue('name@example.com');
  },
};
