import { Alert } from '@vermilion/design-system/alert';
import { Button } from '@vermilion/design-system/button';
import { Inline } from '@vermilion/design-system/inline';
import { QrCode } from '@vermilion/design-system/qr-code';
import { RadioGroup } from '@vermilion/design-system/radio-group';
import { Stack } from '@vermilion/design-system/stack';
import { TextField } from '@vermilion/design-system/text-field';
import { InvalidGoods } from '../../cart';
import { CheckoutTotals } from '../../checkout';
import { sampleTotals } from '../../checkout/checkout.sample';
import { CouponCard, CouponChips, OfferedCouponCard } from '../../coupon';
import { sampleCoupon, sampleOffered } from '../../coupon/coupon.sample';
import { QuantityStepper } from '../../sku';
import { sampleInvalid } from '../../testing/cart-samples';
import { sampleCoupons } from '../../testing/samples';
import { compare, Lines, Pair, Part, type Pictures, Wide } from './picture';

const none = () => undefined;
const done = () => Promise.resolve();
const [offered] = sampleOffered;
const primary = (text: string) => (
  <Button size="sm" variant="primary">
    {text}
  </Button>
);

export const buying: Pictures = {
  'cart-view': compare(
    <Wide>
      <InvalidGoods rows={sampleInvalid} onClear={done} />
    </Wide>,
    'What cannot be bought stays, with the reason: so the total is understood.',
    <Part title="Cart">
      <Pair name="Stoneware mug" value="3 → 2" />
      <Pair name="Delivery" value="Free!" />
      <Pair name="Total" value="$24.00" />
    </Part>,
    'Goods are gone, a quantity is another one, and who promised free delivery?',
  ),
  'mini-cart': compare(
    <Part title="Cart" actions={primary('Check out')}>
      <Pair name="Stoneware mug × 2" value="$24.00" />
      <Pair name="Reading lamp" value="$89.90" />
    </Part>,
    'Read at a glance, and on to the cart.',
    <Part title="Cart">
      <Inline gap="sm" justify="between">
        Stoneware mug
        <QuantityStepper stock={9} value={2} onValueChange={none} label="Quantity" size="sm" />
      </Inline>
    </Part>,
    'The panel closes under the pointer between two presses.',
  ),
  'saved-goods': compare(
    <Part title="Saved for later" actions={<Button size="sm">Move to cart</Button>}>
      <Pair name="Reading lamp" value="Sage, 52 cm" />
      <Lines of={['Cart total: $24.00']} />
    </Part>,
    'The specification is kept, and the total is that of the cart.',
    <Part title="Saved for later">
      <Pair name="Reading lamp" value="choose again" />
      <Lines of={['Cart total: $113.90']} />
    </Part>,
    'Saved goods in the total: nobody has decided to buy them.',
  ),
  'reselect-dialog': compare(
    <Part title="Another specification" actions={primary('Save')}>
      <RadioGroup
        label="Height"
        defaultValue="52"
        options={[
          { value: '38', label: '38 cm' },
          { value: '52', label: '52 cm' },
        ]}
      />
      <Alert tone="critical">The last one was just sold.</Alert>
    </Part>,
    'Refused: it stays open, and another one can be chosen.',
    <Part>
      <Lines of={['Cart', 'Error 500']} />
    </Part>,
    'It closes, and the choice is lost with it.',
  ),
  'checkout-view': compare(
    <Wide>
      <CheckoutTotals totals={sampleTotals} />
    </Wide>,
    'Everything that is to pay, before it is ordered.',
    <Stack gap="sm">
      <Part title="Step 2 of 5">
        <Pair name="Total so far" value="$98.00" />
      </Part>
      <Part title="Step 5 of 5">
        <Pair name="Service fee" value="$6.40" />
        <Pair name="Freight" value="$12.00" />
      </Part>
    </Stack>,
    'Costs that appear when it is nearly over.',
  ),
  'coupon-card': compare(
    <Wide>
      <CouponCard coupon={sampleCoupon()} />
    </Wide>,
    'What it takes off, from how much, and until when: of one size.',
    <Part title="$10 OFF!!!" actions={primary('Use')}>
      <Lines of={['* conditions apply']} />
    </Part>,
    'That it begins at $100 is found out at checkout.',
  ),
  'coupon-chips': compare(
    <Wide>
      <CouponChips coupons={sampleCoupons.slice(0, 2)} onClaim={done} />
    </Wide>,
    'The best of them, in a line.',
    <Wide>
      <CouponChips
        coupons={Array.from({ length: 14 }, (_, id) => ({
          id,
          amountMinor: 100 * (id + 1),
          minimumMinor: 1000 * (id + 1),
        }))}
        onClaim={done}
      />
    </Wide>,
    'More than can be compared: list them on a page.',
  ),
  'offered-coupons': compare(
    <Wide>{offered && <OfferedCouponCard coupon={offered} onClaim={done} />}</Wide>,
    'Says how long it is valid, and waits to be claimed.',
    <Part title="3 coupons were added for you">
      <Lines of={['They have begun to expire.']} />
    </Part>,
    'Claimed on opening the page: their days run before anybody knows.',
  ),
  'my-coupons-view': compare(
    <Part title="Can be used">
      <Pair name="$5 off" value="ends tomorrow" />
      <Pair name="$10 off" value="ends 30 June" />
    </Part>,
    'What ends first is first; past ones have a tab.',
    <Part title="Coupons">
      <Pair name="$10 off" value="ends 30 June" />
      <Pair name="$5 off" value="ends tomorrow" />
    </Part>,
    'By the day of claiming, and the one that was used yesterday is gone.',
  ),
  'card-payment-view': compare(
    <Part title="Pay $44.60 by card" actions={primary('Pay $44.60')}>
      <Alert>Card number, date and code: fields of the payment provider.</Alert>
    </Part>,
    'The fields are the provider’s own, inside the page of the mall.',
    <Part title="Payment" actions={primary('Send')}>
      <TextField label="Card number" />
      <TextField label="Security code" />
    </Part>,
    'Fields of the mall: card numbers would reach its server.',
  ),
  'payment-code-dialog': compare(
    <Part title="Scan to pay $44.60">
      <QrCode value="https://pay.example/PT2026" label="Code of the payment" size="sm" />
      <Lines of={['Closes by itself when it is paid. You can also pay later.']} />
    </Part>,
    'Closing it leaves the order as it is.',
    <Part title="Scan to pay $44.60">
      <QrCode value="https://pay.example/PT2026" label="Code of the payment" size="sm" />
      <Alert tone="caution">If you close this, your order is cancelled.</Alert>
    </Part>,
    'A threat: a wrong press, and the order is gone.',
  ),
  'payment-result-view': compare(
    <Part title="We are asking your bank" actions={<Button size="sm">Look again</Button>}>
      <Lines of={['It can take a minute. Do not pay again.']} />
    </Part>,
    'What is unknown is called so.',
    <Part title="Payment failed" actions={primary('Pay again')}>
      <Lines of={['result=unknown']} />
    </Part>,
    'It was only late: many pay twice now.',
  ),
};
