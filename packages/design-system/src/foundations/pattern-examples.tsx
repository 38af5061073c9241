import { useState } from 'react';
import { Alert } from '../alert';
import { Badge } from '../badge';
import { Button } from '../button';
import { Checkbox } from '../checkbox';
import { DescriptionList } from '../description-list';
import { Disclosure } from '../disclosure';
import { Divider } from '../divider';
import { EmptyState } from '../empty-state';
import { ErrorSummary, Form } from '../form';
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

/** A form in one column; its error appears in a summary and at the field. */
export function AddressForm() {
  const [wrong, setWrong] = useState(false);
  const missing = 'Write the street and the number.';
  return (
    <Form
      summary={<ErrorSummary title="One answer is missing" />}
      errors={wrong ? [{ controlId: 'street', message: missing }] : []}
      onSubmit={(event) => {
        event.preventDefault();
        setWrong(!new FormData(event.currentTarget).get('street'));
      }}
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

const orders = [
  { no: 'SH 20418', goods: 'Linen throw, washed', state: 'Sent', tone: 'info' },
  { no: 'SH 20377', goods: 'Enamel kettle, two litres', state: 'Done', tone: 'positive' },
] as const;

/** Orders with filters above and pages below. */
export const OrderList = () => (
  <Stack gap="md">
    <SearchField label="Search orders" clearLabel="Clear" />
    <SegmentedControl
      label="State"
      labelHidden
      defaultValue="all"
      options={[
        { value: 'all', label: 'All' },
        { value: 'way', label: 'Sent' },
        { value: 'done', label: 'Done' },
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
);

/** The choices of an order and its sum. */
export const CheckoutChoices = () => (
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
);

/** Loading, nothing there, nothing found, failed. */
export const MissingContent = () => (
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
);
