'use client';
import { Heading } from '@vermilion/design-system/heading';
import { Stack } from '@vermilion/design-system/stack';
import { Text } from '@vermilion/design-system/text';
import { Gallery, GoodsGrid } from '@vermilion/mall-components/goods';
import { BuyBox, useSkuChoice } from '@vermilion/mall-components/sku';
import { ownLinks } from './links';
import type { GoodsDetail } from './load';
import { useGoTo } from './navigate';
import { useAddToCart } from './use-cart';
import { useTexts } from './use-texts';

/** Goods with their pictures, and the box that puts them into the cart. */
export function GoodsPage({ goods }: { goods: GoodsDetail }) {
  const texts = useTexts();
  const { setSelection, setQuantity, ...choice } = useSkuChoice(goods.matrix);
  const addToCart = useAddToCart();
  const goTo = useGoTo();
  return (
    <Stack gap="xl">
      <title>{`${goods.name} – ${texts.mallName}`}</title>
      <div className="goods-page">
        <Gallery name={goods.name} images={goods.images} />
        <Stack gap="lg">
          <BuyBox
            name={goods.name}
            soldCount={goods.soldCount}
            matrix={goods.matrix}
            {...choice}
            onSelectionChange={setSelection}
            onQuantityChange={setQuantity}
            onAddToCart={(sku, quantity) => addToCart(goods.id, sku.id, quantity)}
            onBuyNow={(sku, quantity) =>
              addToCart(goods.id, sku.id, quantity, () => goTo(ownLinks.cart))
            }
          />
          {goods.introduction && <Text dir="auto">{goods.introduction}</Text>}
        </Stack>
      </div>
      {goods.similar.length > 0 && (
        <Stack gap="lg">
          <Heading level={2}>{texts.similar}</Heading>
          <GoodsGrid goods={goods.similar} columns={4} headingLevel={3} />
        </Stack>
      )}
    </Stack>
  );
}
