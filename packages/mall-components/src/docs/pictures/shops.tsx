import { Alert } from '@vermilion/design-system/alert';
import { Badge } from '@vermilion/design-system/badge';
import { Button } from '@vermilion/design-system/button';
import { Link } from '@vermilion/design-system/link';
import { SearchField } from '@vermilion/design-system/search-field';
import { Text } from '@vermilion/design-system/text';
import { TextField } from '@vermilion/design-system/text-field';
import { ShopCategories } from '../../shop';
import { sampleCategories } from '../../shop/shop.sample';
import { Choose, compare, Lines, Pair, Part, type Pictures, Wide } from './picture';

const open = <Button size="sm">Open the shop</Button>;

export const shops: Pictures = {
  shop: compare(
    <Part title="Tide & Timber" actions={<Button size="sm">Follow</Button>}>
      <Pair name="★ 4.8" value="1,204 followers" />
      <Lines
        of={[
          <Link key="hours" href="#hours">
            Open until 18:00
          </Link>,
        ]}
      />
    </Part>,
    'The name is text, and the facts are below it.',
    <Part>
      <Text size="xl" weight="bold" color="subtle" align="center">
        TIDE & TIM
      </Text>
      <Lines of={['Since 2016 we make furnit']} />
    </Part>,
    'Words inside the banner: a phone cuts them off.',
  ),
  'shop-profile': compare(
    <Part title="About the shop">
      <Lines of={['Furniture from ash and oak.']} />
      <Pair name="In the mall since" value="May 2021" />
    </Part>,
    'What is unknown is left out.',
    <Part title="About the shop">
      <Pair name="Rating" value="★ 0.0" />
      <Pair name="Opening hours" value="unknown" />
      <Lines of={['<marquee>Welcome!!!</marquee>']} />
    </Part>,
    'No reviews is not a rating of 0, and markup of a shop is not for the page.',
  ),
  'shop-categories': compare(
    <Wide>
      <ShopCategories categories={sampleCategories} allHref="#all" />
    </Wide>,
    'The words of the shop, and goods behind each.',
    <Part title="Categories">
      <Lines of={['Category 17', 'Category 18 (0)', 'Category 21 (0)']} />
    </Part>,
    'Names of a database, and ways to empty pages.',
  ),
  'shop-licences': compare(
    <Part title="Owner and licences" actions={<Button size="sm">Show</Button>}>
      <TextField label="Characters of the picture" />
    </Part>,
    'Asks first: programs cannot collect the owners of all shops.',
    <Part title="Owner and licences">
      <Lines of={['Nora Lindgren, +46 70 123 45 67', 'Licence 2021-118']} />
    </Part>,
    'Everything is in the page before anybody has asked.',
  ),
  'shop-tiles': compare(
    <Part title="Lumen" actions={open}>
      <Lines of={['Lamps with linen shades', 'Three bestsellers: from $32']} />
    </Part>,
    'Who it is, what it sells, and where it begins.',
    <Part title="⭐ Best shop ⭐" actions={open}>
      <Lines of={['Number 1 of the mall', 'Recommended for you']} />
    </Part>,
    'It has paid for the place, and nobody says so.',
  ),
  'shop-finder': compare(
    <Part>
      <SearchField label="Search shops" clearLabel="Clear" defaultValue="tea" />
      <Lines of={['Ceramics · Open now (both kept)', '3 shops']} />
    </Part>,
    'Searching keeps what was filtered.',
    <Part>
      <SearchField label="Search shops" clearLabel="Clear" defaultValue="te" />
      <Lines of={['Searching …', '412 shops in all categories']} />
    </Part>,
    'The page jumps at every letter, and the filters are gone.',
  ),
  'settlement-view': compare(
    <Part title="Open a shop">
      <Choose label="Licence" hint="A photograph is enough." />
      <Lines of={['Looked at within 3 working days. Your draft is kept.']} />
    </Part>,
    'What to expect, and nothing is lost.',
    <Part title="Open a shop">
      <Alert tone="critical">Licence must be a PDF/A-1b of 2,480 × 3,508 pixels.</Alert>
      <TextField label="Licence number" />
    </Part>,
    'A format that no phone makes, and a form that forgets.',
  ),
  'application-list-view': compare(
    <Part title="Tide & Timber" actions={<Button size="sm">Make a new key</Button>}>
      <Badge tone="positive">Accepted</Badge>
      <Lines of={['The key is shown once.']} />
    </Part>,
    'A lost key is replaced by a new one.',
    <Part title="Subject: your key">
      <Lines of={['Hello! Here is the key of your shop:', 'vmo_9f2c51d07ab3…']} />
    </Part>,
    'Emails are forwarded, printed and kept for years.',
  ),
};
