import { Avatar } from '@vermilion/design-system/avatar';
import { Button } from '@vermilion/design-system/button';
import { Link } from '@vermilion/design-system/link';
import { Stack } from '@vermilion/design-system/stack';
import { Switch } from '@vermilion/design-system/switch';
import { TextField } from '@vermilion/design-system/text-field';
import { NextSteps } from '../../account';
import { AddressCard } from '../../address';
import { sampleAddresses } from '../../address/address.sample';
import { compare, Lines, Pair, Part, type Pictures, Wide } from './picture';

const none = () => undefined;
const done = () => Promise.resolve();
const [address] = sampleAddresses;
const menu = (...names: string[]) =>
  names.map((name) => (
    <Link key={name} href={`#${name}`}>
      {name}
    </Link>
  ));
const primary = (text: string) => (
  <Button size="sm" variant="primary">
    {text}
  </Button>
);

export const account: Pictures = {
  'account-layout': compare(
    <Part>
      <Lines of={menu('Orders', 'Coupons', 'Refunds', 'Addresses')} />
    </Part>,
    'Every page has its place; one that is empty says why.',
    <Part title="My account">
      <Lines of={['★ Orders', 'Coupons (come back later)', '♥ Addresses']} />
    </Part>,
    'A second heading, signs for some only, and a place that comes and goes.',
  ),
  'account-overview': compare(
    <Wide>
      <NextSteps
        steps={[{ kind: 'sendBack', id: '2', href: '#2', amountMinor: 1290 }]}
        shoppingHref="#goods"
      />
    </Wide>,
    'What waits, with the way to it.',
    <Part title="Welcome back, Mira!" actions={primary('OK')}>
      <Lines of={['0 orders · 0 coupons · 0 points', 'You have things to do.']} />
    </Part>,
    'A dialog after sign-in, and zeros before anything is known.',
  ),
  'profile-view': compare(
    <Part actions={primary('Save')}>
      <Avatar name="陈美玲" />
      <TextField label="Name" defaultValue="陈美玲" />
    </Part>,
    'One name, of any script and any number of words.',
    <Part actions={primary('Save')}>
      <TextField label="First name" defaultValue="陈美玲" error="Letters A to Z only." />
      <TextField label="Last name" error="Required." />
      <TextField label="Date of birth" error="Required." />
    </Part>,
    'Many people have one name, or three; and nothing needs the birthday.',
  ),
  'mail-settings-view': compare(
    <Part title="Emails">
      <Switch label="Prices that have fallen" defaultChecked />
      <Pair name="Orders and receipts" value="always" />
    </Part>,
    'Applied at once; what belongs to a purchase is always sent.',
    <Part title="Emails" actions={primary('Save preferences')}>
      <Switch label="Do not send me no news" defaultChecked />
      <Switch label="Receipts" />
    </Part>,
    'Twice turned round, and an order without its receipt.',
  ),
  'watched-goods': compare(
    <Part title="We tell you when they are back" actions={<Button size="sm">Stop</Button>}>
      <Pair name="Reading lamp, sage" value="sold out" />
    </Part>,
    'What is waited for, and how to stop.',
    <Part title="Watched">
      <Pair name="Reading lamp, sage" value="in stock" />
      <Pair name="Stoneware mug" value="in stock" />
    </Part>,
    'These are back: nobody waits any more.',
  ),
  'password-dialog': compare(
    <Part title="New password" actions={primary('Change')}>
      <TextField label="Code that we sent to n…@example.com" />
      <TextField label="New password" />
    </Part>,
    'The code is the proof; other sessions end.',
    <Part title="New password" actions={primary('Change')}>
      <TextField label="Old password" />
      <TextField label="New password" />
      <TextField label="New password again" />
    </Part>,
    'Who has forgotten it cannot change it, and who has stolen it can.',
  ),
  'points-view': compare(
    <Part title="320 points">
      <Pair name="Worth" value="$3.20" />
      <Pair name="1 December, order of mugs" value="+24" />
    </Part>,
    'What there is, what it is worth, and where it came from.',
    <Part title="320 points!">
      <Pair name="Worth about" value="$4" />
      <Lines of={['Collect more to unlock.']} />
    </Part>,
    'Rounded up: at checkout it is less than was promised.',
  ),
  'address-list-view': compare(
    <Wide>
      {address && (
        <AddressCard address={address} onSetDefault={done} onEdit={none} onRemove={none} />
      )}
    </Wide>,
    'The default first; deleting asks before it is done.',
    <Part>
      <Pair name="陈美玲, 上海" value="✕" />
      <Pair name="Nora Lindgren, Stockholm" value="✕" />
    </Part>,
    'A sign without a word, that deletes at once.',
  ),
  'address-form': compare(
    <Part title="Sweden">
      <Stack gap="sm">
        <TextField label="Name" defaultValue="Nora Lindgren" />
        <TextField label="Postal code" defaultValue="111 35" />
        <TextField label="City" defaultValue="Stockholm" />
      </Stack>
    </Part>,
    'The fields that addresses of this country have, in its order.',
    <Part title="Sweden">
      <Stack gap="sm">
        <TextField label="First name" />
        <TextField label="State" error="Choose a state." />
        <TextField label="ZIP code" error="Five digits without blanks." />
      </Stack>
    </Part>,
    'One country’s form for all of them: Sweden has no states.',
  ),
  'address-dialog': compare(
    <Part title="Edit address" actions={primary('Save')}>
      <TextField label="Postal code" defaultValue="111" error="Write five digits, like 111 35." />
    </Part>,
    'Refused: it stays open, and says what to do.',
    <Part title="Checkout">
      <Part title="Choose an address">
        <Part title="Edit address" actions={primary('OK')} />
      </Part>
    </Part>,
    'A dialog in a dialog: what closes with Escape?',
  ),
};
