import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '@vermilion/design-system/container';
import { Grid } from '@vermilion/design-system/grid';
import { fn } from 'storybook/test';
import { Gallery } from '../goods';
import { samplePicture } from '../testing/pictures';
import { sampleCoupons, sampleSkus } from '../testing/samples';
import { BuyBox, type SkuMatrix, useSkuChoice } from '.';
import { skuDocs } from './sku.docs';

interface GoodsPageTopProps {
  matrix: SkuMatrix;
  /** The initial sku. */
  skuId?: number;
}

/** The product page above the fold. */
function GoodsPageTop({ matrix, skuId }: GoodsPageTopProps) {
  const choice = useSkuChoice(matrix, skuId);
  return (
    <Container style={{ paddingBlock: 24 }}>
      <Grid columns={{ base: 1, lg: 2 }} gap="xl">
        <Gallery
          name="Running shoes"
          images={[3, 8, 13, 2, 1].map(samplePicture)}
          chosenSrc={choice.sku?.imageSrc}
        />
        <BuyBox
          name="Running shoes for every day, breathable mesh, wide toe box"
          matrix={matrix}
          selection={choice.selection}
          onSelectionChange={choice.setSelection}
          sku={choice.sku}
          quantity={choice.quantity}
          onQuantityChange={choice.setQuantity}
          soldCount={4210}
          unitName="pairs"
          coupons={sampleCoupons}
          onCollect={fn()}
          onAddToCart={fn()}
          onBuyNow={fn()}
        />
      </Grid>
    </Container>
  );
}

const meta: Meta<typeof GoodsPageTop> = {
  title: 'Mall/Buying',
  component: GoodsPageTop,
  parameters: { documentation: skuDocs, documents: BuyBox, layout: 'fullscreen' },
  args: { matrix: sampleSkus },
};
export default meta;
type Story = StoryObj<typeof GoodsPageTop>;

export const InStock: Story = {};
export const FewLeft: Story = { args: { skuId: 3 } };
export const ChoiceSoldOut: Story = { args: { skuId: 11 } };
export const AllSoldOut: Story = {
  args: {
    matrix: { ...sampleSkus, skus: sampleSkus.skus.map((sku) => ({ ...sku, stock: 0 })) },
  },
};
export const WithoutDimensions: Story = {
  args: { matrix: { dimensions: [], skus: [{ id: 1, options: [], priceMinor: 4990, stock: 12 }] } },
};
