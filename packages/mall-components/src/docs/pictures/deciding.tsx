import { Button } from '@vermilion/design-system/button';
import { Inline } from '@vermilion/design-system/inline';
import { Stack } from '@vermilion/design-system/stack';
import { Text } from '@vermilion/design-system/text';
import { ReviewItem } from '../../review';
import { Price } from '../../settings';
import { SkuPicker } from '../../sku';
import { sampleLampMatrix } from '../../testing/cart-samples';
import { sampleReviews } from '../../testing/samples';
import { compare, Lines, Pair, Part, type Pictures, Wide } from './picture';

const none = () => undefined;
const [review] = sampleReviews;
const available = {
  ...sampleLampMatrix,
  dimensions: [{ name: 'Height', options: ['52 cm'] }],
  skus: [{ id: 5, options: ['52 cm'], priceMinor: 8990, stock: 3 }],
};

export const deciding: Pictures = {
  price: compare(
    <Price minor={125099} oldMinor={169900} size="lg" />,
    'From minor units: symbol, separators and digits are those of the language.',
    <Stack gap="xxs">
      <Text size="lg" weight="bold" color="price">
        $ 1250,990000001
      </Text>
      <Text size="sm" struck>
        1699 USD
      </Text>
    </Stack>,
    'Written by hand: a wrong comma, a rounding error, and another currency’s order.',
  ),
  sku: compare(
    <Wide>
      <SkuPicker matrix={sampleLampMatrix} selection={['Sage', '70 cm']} onSelectionChange={none} />
    </Wide>,
    'What is sold out is crossed out: it shows what there is.',
    <Wide>
      <Stack gap="sm">
        <SkuPicker matrix={available} selection={['52 cm']} onSelectionChange={none} />
        <Text color="critical">Only 3 left! 14 people are looking. 04:59</Text>
      </Stack>
    </Wide>,
    'The other heights are gone without a word, and a clock makes haste.',
  ),
  delivery: compare(
    <Part title="Delivery to Sweden">
      <Pair name="Arrives" value="21–25 November" />
      <Pair name="Freight" value="$4.90, free from $50" />
    </Part>,
    'Country, days and freight before anything is bought.',
    <Part title="Fast worldwide delivery">
      <Lines of={['Freight is added at checkout.']} />
    </Part>,
    'How fast, where to, and how much?',
  ),
  review: compare(
    <Wide>{review && <ReviewItem review={review} />}</Wide>,
    'Stars, text and pictures as they were written, with the answer of the shop.',
    <Part title="★ 4.9">
      <Lines of={['“Great!” “Perfect!” “Love it!”', 'Best reviews first, 31 are hidden.']} />
    </Part>,
    'Only praise, and an average of reviews that nobody may read.',
  ),
  collection: compare(
    <Part actions={<Button size="sm">Undo</Button>}>
      <Lines of={['“Stoneware mug” is no longer in your collection.']} />
    </Part>,
    'Done at once, and undone as quickly.',
    <Part
      title="Are you sure?"
      actions={
        <>
          <Button size="sm">No</Button>
          <Button size="sm" variant="critical">
            Yes
          </Button>
        </>
      }
    >
      <Lines of={['Do you really want to remove this item?']} />
    </Part>,
    'A question for each of twenty goods.',
  ),
  share: compare(
    <Part title="Share">
      <Lines of={['https://mall.example/goods_detail/7']} />
      <Inline gap="xs">
        <Button size="sm">Copy link</Button>
        <Button size="sm">Show code</Button>
      </Inline>
    </Part>,
    'The address of the goods, to take wherever you like.',
    <Part title="Share">
      <Lines of={['https://mall.example/goods_detail/7?visit=8c1f&from=u501']} />
      <Inline gap="xs">
        {['Face', 'Bird', 'Pin', 'Chat', 'Snap'].map((name) => (
          <Button key={name} size="sm">
            {name}
          </Button>
        ))}
      </Inline>
    </Part>,
    'Buttons that watch who looks, and a link that tells whose visit it was.',
  ),
};
