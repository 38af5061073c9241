import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { useState } from 'react';
import { Alert } from '../alert';
import { Badge } from '../badge';
import { Button } from '../button';
import { Checkbox } from '../checkbox';
import { DescriptionList } from '../description-list';
import { Disclosure } from '../disclosure';
import { Divider } from '../divider';
import { EmptyState } from '../empty-state';
import { Form } from '../form';
import { Inline } from '../inline';
import { NumberStepper } from '../number-stepper';
import { Pagination } from '../pagination';
import { RadioCards } from '../radio-cards';
import { SearchField } from '../search-field';
import { SegmentedControl } from '../segmented-control';
import { Skeleton } from '../skeleton';
import { Stack } from '../stack';
import { Text } from '../text';
import { TextField } from '../text-field';
import { Pattern } from './pattern';

const meta: Meta = {
  title: 'Patterns',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
};
export default meta;
type Story = StoryObj;

function AddressForm() {
  const [wrong, setWrong] = useState(false);
  const missing = 'Write the street and the number.';
  return (
    <Form
      errorTitle="One answer is missing"
      errors={wrong ? [{ controlId: 'street', message: missing }] : []}
      onSubmit={(event) => {
        event.preventDefault();
        setWrong(!new FormData(event.currentTarget).get('street'));
      }}
      noValidate
    >
      <Stack gap="md">
        <TextField label="Name" name="name" autoComplete="name" />
        <TextField
          id="street"
          name="street"
          label="Street"
          required
          autoComplete="street-address"
          error={wrong && missing}
        />
        <TextField label="Phone" hint="For the courier" name="phone" autoComplete="tel" />
        <Checkbox label="Use it for the next orders too" defaultChecked />
        <Inline gap="sm">
          <Button variant="primary" type="submit">
            Save address
          </Button>
          <Button>Cancel</Button>
        </Inline>
      </Stack>
    </Form>
  );
}

/** A form in one column, with errors in a summary and at the fields. */
export const Forms: Story = {
  render: () => (
    <Pattern
      title="Forms"
      lead="People answer questions; the form keeps what they have answered."
      rules={[
        'One column. Label above, hint below, error below the field that it is about.',
        'Mark what is required; ask for nothing else than is needed.',
        'The button can always be pressed. When something is missing a summary takes the focus and leads to each field.',
        'Errors say how to put it right, and stay until it is.',
        'The main action first, beside it the way out. After sending the button is pending and keeps its name.',
        'What was typed survives a failure, a reload, and signing in.',
      ]}
    >
      <AddressForm />
    </Pattern>
  ),
};

export const FormsFailed: Story = {
  ...Forms,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }));
    await expect(canvas.getByRole('link', { name: /street and the number/ })).toBeVisible();
  },
};

const orders = [
  { no: 'SH 20418', goods: 'Linen throw, washed', state: 'On its way', tone: 'info' },
  { no: 'SH 20377', goods: 'Enamel kettle, two litres', state: 'Received', tone: 'positive' },
] as const;

/** Filters above a list, pagination below. */
export const Lists: Story = {
  render: () => (
    <Pattern
      title="Lists"
      lead="Somebody looks for one thing among many, and wants to come back to the same place."
      rules={[
        'Search, filters and order stand above the list, and are part of the page’s address.',
        'How many there are is said, and said again when it changes.',
        'What is chosen stays in sight where it is changed.',
        'Rows of one kind have the same parts in the same places; figures stand at the end.',
        'Pages where somebody looks for a place, “show more” where they browse.',
        'While it loads the old rows stay, or a skeleton has their shape.',
      ]}
    >
      <Stack gap="md">
        <SearchField label="Search orders" clearLabel="Clear" />
        <SegmentedControl
          label="State"
          labelHidden
          defaultValue="all"
          options={[
            { value: 'all', label: 'All' },
            { value: 'way', label: 'On the way' },
            { value: 'done', label: 'Received' },
          ]}
        />
        <Text role="status" color="muted">
          2 of 18 orders
        </Text>
        {orders.map(({ no, goods, state, tone }) => (
          <Stack key={no} gap="xs">
            <Inline justify="between" gap="sm">
              <Text weight="medium">{goods}</Text>
              <Badge tone={tone}>{state}</Badge>
            </Inline>
            <Text size="xs" color="muted" tabular>
              {no}
            </Text>
            <Divider />
          </Stack>
        ))}
        <Pagination
          label="Pages of orders"
          previousLabel="Previous page"
          nextLabel="Next page"
          pageLabel={(page) => `Page ${page}`}
          page={1}
          pageCount={9}
          getHref={() => '#page'}
        />
      </Stack>
    </Pattern>
  ),
};

/** The choices of an order in one column, with the totals beside or below. */
export const Checkout: Story = {
  render: () => (
    <Pattern
      title="Checkout"
      lead="Money is about to change hands: nothing may surprise."
      rules={[
        'Every choice is on one page, made before where it can be, and open to change.',
        'Each card says what it costs; what is free says so.',
        'The sum stands by the button, and the button says the sum.',
        'When a choice changes the sum, the new one is said aloud.',
        'Nothing is sold here: no countdown without a reason, no box ticked beforehand.',
        'A failure keeps all choices, says whether money was taken, and what to do.',
      ]}
    >
      <Stack gap="lg">
        <RadioCards
          label="Delivery"
          defaultValue="post"
          options={[
            { value: 'post', title: 'By post', description: 'In three days', aside: '$6.50' },
            { value: 'self', title: 'To collect', description: 'From tomorrow', aside: 'Free' },
          ]}
        />
        <NumberStepper
          label="Quantity"
          defaultValue={2}
          max={9}
          decrementLabel="One less"
          incrementLabel="One more"
        />
        <Disclosure title="Write to the shop">
          <TextField label="Message" />
        </Disclosure>
        <DescriptionList
          items={[
            { term: 'Goods', description: '$29.00' },
            { term: 'Freight', description: '$6.50' },
          ]}
        />
        <Button variant="primary" block size="lg">
          Pay $35.50
        </Button>
      </Stack>
    </Pattern>
  ),
};

/** Empty, loading and failed states. */
export const EmptyAndErrorStates: Story = {
  render: () => (
    <Pattern
      title="Empty and error states"
      lead="The page is the same; only its content is missing. It says which of three it is."
      rules={[
        'Not yet there: a skeleton in the shape of what comes, and nothing jumps.',
        'Nothing there: one sentence and the one action that changes it. No apology.',
        'Nothing found: what was looked for, and how to look wider.',
        'Failed: what could not be done, in the place where it would be; trying again is one press.',
        'The rest of the page works on. What was typed stays.',
        'Codes and names of programs are for the log.',
      ]}
    >
      <Stack gap="lg">
        <Stack gap="xs">
          <Skeleton shape="text" width="1/2" />
          <Skeleton shape="text" width="3/4" />
        </Stack>
        <Divider />
        <EmptyState action={<Button size="sm">Go shopping</Button>}>
          You have not ordered anything yet.
        </EmptyState>
        <Divider />
        <EmptyState action={<Button size="sm">Search all goods</Button>}>
          No kettle below $10 in this shop.
        </EmptyState>
        <Divider />
        <Alert
          tone="critical"
          title="The orders could not be loaded"
          action={<Button size="sm">Try again</Button>}
        >
          The mall does not answer. Your orders are safe.
        </Alert>
      </Stack>
    </Pattern>
  ),
};
