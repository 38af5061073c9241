import { Badge } from '@vermilion/design-system/badge';
import { Button } from '@vermilion/design-system/button';
import { Inline } from '@vermilion/design-system/inline';
import { Link } from '@vermilion/design-system/link';
import { SearchField } from '@vermilion/design-system/search-field';
import { Stack } from '@vermilion/design-system/stack';
import { Text } from '@vermilion/design-system/text';
import { GoodsCard } from '../../goods';
import { AccountCard, SignInCard } from '../../home';
import { RecentGoodsStrip } from '../../recent';
import { sampleGoods } from '../../testing/samples';
import { compare, Lines, Pair, Part, type Pictures, Wide } from './picture';

const none = () => undefined;
const recent = sampleGoods(3);
const [goods] = sampleGoods(1);
const links = (...names: string[]) =>
  names.map((name) => (
    <Link key={name} href={`#${name}`}>
      {name}
    </Link>
  ));
const narrow = { width: 180, maxWidth: '100%' };
const search = { label: 'Search', clearLabel: 'Clear' };

export const finding: Pictures = {
  header: compare(
    <Part>
      <SearchField {...search} defaultValue="teapot" />
      <Inline gap="sm">{links('kettle', 'linen', 'lamp')}</Inline>
    </Part>,
    'One search, with up to three words to try.',
    <Part>
      <SearchField {...search} />
      <Inline gap="sm">{links('kettle', 'linen', 'lamp', 'tea', 'gift', 'oak', 'sale')}</Inline>
      <SearchField label="Search in shops" clearLabel="Clear" />
    </Part>,
    'Which of the two? And nobody reads seven words.',
  ),
  home: compare(
    <Part title="A kitchen for slow mornings" actions={links('See the kettles')}>
      <Lines of={['Kettles, mugs and pans from twelve small makers']} />
    </Part>,
    'Words beside the picture: they are translated, and read aloud.',
    <Part>
      <Text size="xxl" weight="bold" align="center" color="subtle">
        SALE −50 %
      </Text>
      <Lines of={['● ○ ○ ○ ○ ○ ○ ○']} />
    </Part>,
    'Words inside the picture, in a row of eight that nobody sees to its end.',
  ),
  'visitor-card': compare(
    <Wide>
      <SignInCard mallName="Harbour" signInHref="#sign-in" registerHref="#register" />
    </Wide>,
    'An invitation; when somebody has signed in, a card of the same height greets them.',
    <Wide>
      <Stack gap="sm">
        <AccountCard nickname="Nora" figures={[]} />
        <Part>
          <Lines of={links('Orders', 'Coupons', 'Points', 'Addresses', 'Reviews', 'Emails')} />
        </Part>
      </Stack>
    </Wide>,
    'The menu of the account once more.',
  ),
  'category-panel': compare(
    <Part>
      <Pair name={<Link href="#kitchen">Kitchen and table</Link>} value="›" />
      <Pair name={<Link href="#light">Home and light</Link>} value="›" />
      <Inline gap="sm">{links('Kettles', 'Mugs', 'Pans')}</Inline>
    </Part>,
    'Every name is a link to a page of its own.',
    <Part>
      <Lines of={['Kitchen › Hot drinks › Kettles › With handle › Enamel']} />
      <Badge tone="critical">Ad: new kettle!</Badge>
    </Part>,
    'Five levels to hold open, and an advertisement among them.',
  ),
  goods: compare(
    <div style={narrow}>{goods && <GoodsCard goods={goods} badge={<Badge>New</Badge>} />}</div>,
    'One badge: the most important.',
    <div style={narrow}>
      {goods && (
        <GoodsCard
          goods={goods}
          badge={
            <Stack gap="xxs" align="start">
              <Badge tone="critical" solid>
                Hot!
              </Badge>
              <Badge tone="caution" solid>
                Last chance
              </Badge>
              <Badge tone="info" solid>
                New
              </Badge>
              <Badge tone="positive" solid>
                −23 %
              </Badge>
            </Stack>
          }
        />
      )}
    </div>,
    'Four badges hide the picture, and say nothing.',
  ),
  recent: compare(
    <Wide>
      <RecentGoodsStrip goods={recent} onForget={none} />
    </Wide>,
    'Pictures to go back to, and one button that forgets them.',
    <Part title="You looked at these for 4 minutes">
      {recent.map(({ id, name }) => (
        <Pair key={id} name={name} value="$12.90" />
      ))}
    </Part>,
    'A price that may be another by now, and no way to forget.',
  ),
  footer: compare(
    <Part>
      <Inline gap="md">{links('Delivery', 'Returns', 'Contact')}</Inline>
      <Lines of={['Language: English · Español · ไทย', '© 2026 Harbour Ltd']} />
    </Part>,
    'Languages by their own names, and whose mall it is.',
    <Part>
      <SearchField {...search} />
      <Lines of={['🇬🇧 🇪🇸 🇹🇭', 'All rights reserved']} />
    </Part>,
    'The header once more, and flags: which is English in Canada?',
  ),
  help: compare(
    <Inline gap="sm">
      <Button>Help</Button>
      <Button>Back to top</Button>
    </Inline>,
    'Waits at the edge until somebody wants it.',
    <Part title="Hi! I am Vera. Can I help you?" actions={<Button size="sm">Chat</Button>}>
      <Lines of={['Vera is writing …']} />
    </Part>,
    'Opens by itself, over what people came for.',
  ),
  error: compare(
    <Part title="This page does not exist" actions={links('To the home page')}>
      <Lines of={['It may have moved. Reference: 7f3a2c']} />
    </Part>,
    'What happened, where to go, and what to tell the service.',
    <Part title="You entered a wrong address!">
      <Lines of={["TypeError: cannot read 'id' of null", 'SELECT * FROM goods WHERE id = 7']} />
    </Part>,
    'Blames, and shows what only helps an attacker.',
  ),
};
