'use client';
import { Grid } from '@vermilion/design-system/grid';
import { Stack } from '@vermilion/design-system/stack';
import { Text } from '@vermilion/design-system/text';
import { Gallery } from '@vermilion/mall-components/goods';
import { BuyBox, useSkuChoice } from '@vermilion/mall-components/sku';
import { texts } from './language';
import { ownLinks } from './links';
import type { GoodsDetail } from './load';
import { useGoTo } from './navigate';
import { useAddToCart } from './use-cart';

/** Goods with their pictures, and the box that puts them into the cart. */
export function GoodsPage({ goods }: { goods: GoodsDetail }) {
  const { setSelection, setQuantity, ...choice } = useSkuChoice(goods.matrix);
  const addToCart = useAddToCart();
  const goTo = useGoTo();
  return (
    <Grid columns={{ base: 1, md: 2 }}>
      <title>{`${goods.name} – ${texts.mallName}`}</title>
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
        {goods.introduction && <Text>{goods.introduction}</Text>}
      </Stack>
    </Grid>
  );
}
