import { Badge } from '@vermilion/design-system/badge';
import { Button } from '@vermilion/design-system/button';
import { RatingInput } from '@vermilion/design-system/rating-input';
import { Steps } from '@vermilion/design-system/steps';
import { TextArea } from '@vermilion/design-system/text-area';
import { TextField } from '@vermilion/design-system/text-field';
import { OrderCard } from '../../order';
import { sampleShopOrder } from '../../order/testing/samples';
import { ReviewForm } from '../../review';
import { Choose, compare, Lines, Pair, Part, type Pictures, Wide } from './picture';

const done = () => Promise.resolve();
const order = sampleShopOrder('toReceive');
const buttons = (...names: string[]) =>
  names.map((name) => (
    <Button key={name} size="sm">
      {name}
    </Button>
  ));
const stars = { starLabel: (count: number) => `${count} stars` };

export const afterBuying: Pictures = {
  'order-list-view': compare(
    <Wide>
      <OrderCard order={order} commands={{ confirmReceipt: done, buyAgain: done }} />
    </Wide>,
    'Its state, and what can be done now; the main action is the last.',
    <Part title="Order SH2026111910223309" actions={buttons('Pay', 'Cancel', 'Return', 'Review')}>
      <Pair name="Status" value="3" />
      <Lines of={['Some of these actions may not be available.']} />
    </Part>,
    'Every button always: which of them works is found out by pressing.',
  ),
  'order-detail-view': compare(
    <Part title="On the way" actions={buttons('Confirm receipt')}>
      <Steps
        label="Progress"
        doneLabel="done"
        current={1}
        steps={[{ label: 'Paid' }, { label: 'Sent' }, { label: 'Received' }]}
      />
    </Part>,
    'Where it stands, and one action that asks before it is carried out.',
    <Part title="Really confirm?" actions={buttons('Cancel', 'Confirm')}>
      <Part title="Really, really?" actions={buttons('No', 'Yes')} />
    </Part>,
    'The page asks, and the component asks again.',
  ),
  'order-receipt': compare(
    <Part title="Receipt" actions={buttons('Print', 'PDF')}>
      <Lines of={['Harbour Ltd, 4 Quay Street, Bristol']} />
      <Pair name="Paid by card, 19 November 2026" value="$158.00" />
    </Part>,
    'Who got the money, when, and for what.',
    <Part title="Tax invoice">
      <Pair name="Total" value="$158.00" />
    </Part>,
    'An invoice has rules of its own: this is none, and it has no issuer.',
  ),
  'visitor-look-up': compare(
    <Part title="Look up your order" actions={buttons('Continue')}>
      <TextField label="Code from the email" />
      <Lines of={['If there is an order, we have sent a code.']} />
    </Part>,
    'The same answer for every number.',
    <Part title="Order for N. Lindgren, Stockholm" actions={buttons('Continue')}>
      <TextField label="Code" error="There is no order with this number." />
    </Part>,
    'Strangers learn which orders exist, and whose they are.',
  ),
  'visitor-order-view': compare(
    <Part title="Your order" actions={buttons('Keep it in an account')}>
      <Pair name="On the way" value="21–25 November" />
      <Lines of={['This page can be read until 18:00.']} />
    </Part>,
    'To read for a while, and to keep by an account.',
    <Part title="Your order" actions={buttons('Refund', 'Change address')}>
      <Lines of={['Bookmark this link: it never expires.']} />
    </Part>,
    'Whoever has the link has the order and its money.',
  ),
  'refund-form-view': compare(
    <Part title="Return 1 of 2 mugs" actions={buttons('Send')}>
      <Pair name="You get back about" value="$12.00" />
      <Choose label="Pictures (optional)" />
    </Part>,
    'An amount that the server will confirm, and pictures for who likes.',
    <Part title="Return">
      <TextField label="Amount you want" defaultValue="12,00" />
      <Choose label="Pictures" error="At least four pictures are needed." />
    </Part>,
    'An amount to type, and a duty that keeps people from what is theirs.',
  ),
  'refund-detail-view': compare(
    <Part title="Send it back by 2 December" actions={buttons('Print the label')}>
      <Lines of={['Tide & Timber, 4 Quay Street, Bristol']} />
    </Part>,
    'Where to and until when, before anything is printed.',
    <Part title="Refund 8841">
      <Badge>Processed</Badge>
      <Lines of={['See your notifications for details.']} />
    </Part>,
    'It was refused, and only an email says so.',
  ),
  'refund-list-view': compare(
    <Part title="Refunds">
      <Pair name="1 mug" value={<Badge tone="info">On its way back</Badge>} />
      <Pair name="1 lamp" value={<Badge tone="positive">Refunded</Badge>} />
    </Part>,
    'Ended ones stay: they are proof.',
    <Part title="Orders and more">
      <Pair name="2 mugs" value="Completed" />
      <Pair name="1 mug" value="Refund" />
      <Pair name="1 lamp" value="To pay" />
    </Part>,
    'Mixed into the orders: was the mug bought or returned?',
  ),
  'review-form': compare(
    <Wide>
      <ReviewForm onUpload={() => done().then(() => '')} onSubmit={done} />
    </Wide>,
    'Two scores, a text and pictures: what others want to know.',
    <Part title="Win $50 with five stars!" actions={buttons('Send')}>
      <RatingInput label="Stars" defaultValue={5} {...stars} />
      <TextField label="Title" error="Required." />
      <TextField label="Full name" error="Required." />
      <TextArea label="Review (at least 200 characters)" />
    </Part>,
    'Praise is bought, and what nobody needs is asked for.',
  ),
  'my-reviews-view': compare(
    <Part title="Stoneware mug ★★★★☆" actions={buttons('Add to it')}>
      <Lines of={['Sits well in the hand.', '3 months later: the glaze is as on the first day.']} />
    </Part>,
    'Added to, with its date: who read it knows what was there.',
    <Part title="Stoneware mug ★★★★★" actions={buttons('Edit', 'Edit stars')}>
      <Lines of={['Perfect! (edited)']} />
    </Part>,
    'Changed after others have bought because of it.',
  ),
};
