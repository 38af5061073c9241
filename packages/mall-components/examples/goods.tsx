import {
  GoodsCard,
  GoodsGrid,
  type GoodsSummary,
  LoadMore,
} from '@vermilion/mall-components/goods';

const mug: GoodsSummary = {
  id: 12,
  name: 'Hand-thrown stoneware mug',
  href: '/goods/12',
  imageSrc: '/pictures/mug.jpg',
  priceMinor: 1280,
};

/** A card alone, and a grid that goes on. */
export const Example = ({ onMore }: { onMore: () => void }) => (
  <>
    <GoodsCard goods={mug} headingLevel={2} />
    <GoodsGrid goods={[mug]} columns={4} headingLevel={2} priorityCount={4} />
    <LoadMore state="idle" onMore={onMore} />
  </>
);
