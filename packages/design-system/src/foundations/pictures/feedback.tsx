import { Alert } from '../../alert';
import { Badge } from '../../badge';
import { Banner } from '../../banner';
import { Button } from '../../button';
import { Card } from '../../card';
import { CountBadge } from '../../count-badge';
import { EmptyState } from '../../empty-state';
import { BellIcon, CartIcon } from '../../icon';
import { Inline } from '../../inline';
import { Meter } from '../../meter';
import { ProgressBar } from '../../progress-bar';
import { Skeleton } from '../../skeleton';
import { Spinner } from '../../spinner';
import { Stack } from '../../stack';
import { Tag } from '../../tag';
import { Text } from '../../text';
import { compare, type Pictures } from './picture';

export const feedback: Pictures = {
  Alert: compare(
    <Alert
      tone="critical"
      title="The card was refused"
      action={<Button size="sm">Try again</Button>}
    >
      Ask your bank, or pay in another way.
    </Alert>,
    'What happened, why, and what to do.',
    <Alert tone="critical">Error 402</Alert>,
    'A number is nothing to act on.',
  ),
  Badge: compare(
    <Inline gap="xs">
      <Badge tone="positive">Paid</Badge>
      <Badge tone="caution">Three left</Badge>
    </Inline>,
    'A word or two about a state.',
    <Badge tone="critical">Your order has unfortunately been cancelled by the shop</Badge>,
    'A sentence is an Alert.',
  ),
  Banner: compare(
    <Banner label="Delivery" closeLabel="Close">
      Deliveries are late this week.
    </Banner>,
    'About the whole mall, in one line.',
    <Banner label="Coupon" tone="critical">
      Only today! Buy now!
    </Banner>,
    'Advertising in the tone of an alarm.',
  ),
  CountBadge: compare(
    <CountBadge count={3} label="3 in the cart">
      <CartIcon size="lg" />
    </CountBadge>,
    'How many things wait there.',
    <CountBadge count={1} label="New">
      <BellIcon size="lg" />
    </CountBadge>,
    'A number that never goes away means nothing.',
  ),
  Countdown: compare(
    <Text>Pay within 14:59</Text>,
    'A time after which something really ends.',
    <Text color="critical" weight="bold">
      HURRY! 00:14:59
    </Text>,
    'Pressure without a reason.',
  ),
  EmptyState: compare(
    <EmptyState action={<Button size="sm">Go shopping</Button>}>Your cart is empty.</EmptyState>,
    'One sentence and the way on.',
    <EmptyState>No data</EmptyState>,
    'A dead end in the words of a database.',
  ),
  Meter: compare(
    <Meter label="Storage" value={3} max={5} valueLabel="3 of 5 GB" />,
    'A share of something known, with its figure.',
    <Meter label="Sending" value={60} valueLabel="60 %" />,
    'What moves towards an end is a ProgressBar.',
  ),
  ProgressBar: compare(
    <ProgressBar label="Uploading the photo" value={60} />,
    'Moves with the work.',
    <ProgressBar label="Please wait" value={99} />,
    'Stands at 99 % and says nothing.',
  ),
  Skeleton: compare(
    <Card>
      <Stack gap="xs">
        <Skeleton ratio="4/3" />
        <Skeleton shape="text" width="3/4" />
      </Stack>
    </Card>,
    'The shape of what comes: nothing jumps.',
    <Skeleton ratio="10/1" />,
    'A bar in the place of a card.',
  ),
  Spinner: compare(
    <Button pending pendingLabel="Saving">
      Save
    </Button>,
    'Where something was pressed.',
    <Stack gap="md" align="center">
      <Spinner size="lg" label="Loading" />
      <Spinner size="lg" label="Loading" />
    </Stack>,
    'Several at once; the place of content is a Skeleton.',
  ),
  Tag: compare(
    <Inline gap="xs">
      <Tag onRemove={() => undefined} removeLabel="Remove Blue">
        Blue
      </Tag>
      <Tag onRemove={() => undefined} removeLabel="Remove Linen">
        Linen
      </Tag>
    </Inline>,
    'What was chosen and can be taken away.',
    <Tag>Paid</Tag>,
    'A state that nobody takes away is a Badge.',
  ),
};
