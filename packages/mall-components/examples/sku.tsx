import { BuyBox, type SkuMatrix, useSkuChoice } from '@vermilion/mall-components/sku';

const matrix: SkuMatrix = {
  dimensions: [{ name: 'Glaze', options: ['Sea blue', 'Chalk'] }],
  skus: [
    { id: 'sea', options: ['Sea blue'], priceMinor: 1280, stock: 8 },
    { id: 'chalk', options: ['Chalk'], priceMinor: 1180, stock: 0 },
  ],
};

export function Example({ add }: { add: (skuId: string, quantity: number) => Promise<void> }) {
  const { selection, setSelection, sku, quantity, setQuantity } = useSkuChoice(matrix);
  return (
    <BuyBox
      name="Hand-thrown stoneware mug"
      matrix={matrix}
      selection={selection}
      onSelectionChange={(next) => setSelection(next)}
      sku={sku}
      quantity={quantity}
      onQuantityChange={(next) => setQuantity(next)}
      onAddToCart={({ id }, quantity) => add(String(id), quantity)}
      onBuyNow={({ id }, quantity) => add(String(id), quantity)}
    />
  );
}
