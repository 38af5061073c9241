import { Avatar } from '../../avatar';
import { AvatarGroup } from '../../avatar-group';
import { ColorSwatch } from '../../color-swatch';
import { DataList } from '../../data-list';
import { DescriptionList } from '../../description-list';
import { HeartIcon, TrashIcon, TruckIcon } from '../../icon';
import { Inline } from '../../inline';
import { QrCode } from '../../qr-code';
import { Rating } from '../../rating';
import { Stat } from '../../stat';
import { Table } from '../../table';
import { Text } from '../../text';
import { Timeline } from '../../timeline';
import { compare, type Pictures } from './picture';

const team = ['Nora Lindgren', 'Ivo Haas', 'Mei Chen'].map((name) => ({ name }));
const states = { done: 'done', current: 'now', upcoming: 'to come', failed: 'failed' };
const columns = [
  { id: 'name', header: 'Goods', cell: ({ name }: Row) => name },
  { id: 'price', header: 'Price', kind: 'number' as const, cell: ({ price }: Row) => price },
];
interface Row {
  name: string;
  price: string;
}
const rows = [
  { name: 'Kettle', price: '$38.00' },
  { name: 'Throw', price: '$129.00' },
];

export const mediaAndData: Pictures = {
  Avatar: compare(
    <Avatar name="Nora Lindgren" />,
    'Initials until there is a picture.',
    <Avatar />,
    'Nobody at all; leave it out.',
  ),
  AvatarGroup: compare(
    <AvatarGroup label="Three people" items={team} />,
    'The names are in its label.',
    <Inline gap="xxs">
      {team.map(({ name }) => (
        <Avatar key={name} name={name} size="lg" />
      ))}
    </Inline>,
    'More room than what it says is worth.',
  ),
  ColorSwatch: compare(
    <Inline gap="xs">
      <ColorSwatch color="#7a8b5a" />
      <Text>Olive</Text>
    </Inline>,
    'The word beside it says the same.',
    <Inline gap="xs">
      <ColorSwatch color="#7a8b5a" label="Olive" />
      <ColorSwatch color="#8b7a5a" label="Sand" />
    </Inline>,
    'Told apart by hue alone.',
  ),
  Icon: compare(
    <Inline gap="xs">
      <TruckIcon />
      <Text>Sent today</Text>
    </Inline>,
    'A sign that repeats the word.',
    <Inline gap="md">
      <HeartIcon size="lg" />
      <TruckIcon size="lg" />
      <TrashIcon size="lg" />
    </Inline>,
    'Signs without words are a riddle.',
  ),
  QrCode: compare(
    <Inline gap="sm">
      <QrCode value="https://vermilion.example/app" label="The mall on your phone" size="sm" />
      <Text>Go on with your phone</Text>
    </Inline>,
    'Says what it opens.',
    <QrCode value="https://vermilion.example/app" label="QR code" size="sm" />,
    'Who would scan what is not named?',
  ),
  DataList: compare(
    <DataList
      label="Addresses"
      items={[
        { id: 'home', title: 'Home', description: '12 Lane Xang Avenue' },
        { id: 'work', title: 'Work', description: '4 rue de la Paix' },
      ]}
      empty="None"
    />,
    'A name each, and a line about it.',
    <DataList
      label="Prices"
      items={[
        { id: 'kettle', title: 'Kettle', description: '$38.00, in stock, 2 kg' },
        { id: 'cup', title: 'Cup', description: '$9.00, sold out, 0.3 kg' },
      ]}
      empty="None"
    />,
    'Facts to compare want the columns of a table.',
  ),
  DescriptionList: compare(
    <DescriptionList
      items={[
        { term: 'Waybill', description: 'SE 1234 5678' },
        { term: 'Courier', description: 'Post' },
      ]}
    />,
    'Facts about one thing.',
    <DescriptionList items={[{ term: '1', description: 'Kettle' }]} />,
    'Things of one kind are a list or a table.',
  ),
  Rating: compare(
    <Inline gap="xs">
      <Rating value={4.5} label="4.5 of 5 stars" />
      <Text color="muted">128 reviews</Text>
    </Inline>,
    'How good, and from how many.',
    <Rating value={5} label="5 of 5 stars" size="lg" />,
    'Five stars from nobody.',
  ),
  Stat: compare(
    <Stat
      label="Points"
      value="1,250"
      change={{ direction: 'up', directionLabel: 'up', label: '120 this month' }}
    />,
    'A figure, what it is and against what.',
    <Stat label="" value="1,250" />,
    'A figure of what?',
  ),
  Table: compare(
    <Table
      caption="Goods"
      columns={columns}
      rows={rows}
      rowKey={({ name }) => name}
      empty={null}
    />,
    'Figures at the end, one below the other.',
    <Table
      caption="Goods"
      columns={columns.map(({ kind: _kind, ...column }) => column)}
      rows={rows}
      rowKey={({ name }) => name}
      empty={null}
    />,
    'Figures at the start cannot be compared.',
  ),
  Timeline: compare(
    <Timeline
      label="Tracking"
      stateLabels={states}
      events={[
        { id: 'b', title: 'On its way', state: 'current', time: 'Today, 9:14' },
        { id: 'a', title: 'Handed to the courier', state: 'done', time: 'Yesterday' },
      ]}
    />,
    'What happened, and when.',
    <Timeline
      label="Tracking"
      stateLabels={states}
      events={[{ id: 'a', title: 'STATUS_CODE_07', state: 'done' }]}
    />,
    'A code of the courier, and no time.',
  ),
};
