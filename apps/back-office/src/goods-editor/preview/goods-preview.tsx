import { Stack } from '@vermilion/design-system/stack';
import { Text } from '@vermilion/design-system/text';
import { Gallery, GoodsCard } from '@vermilion/mall-components/goods';
import { BuyBox, useSkuChoice } from '@vermilion/mall-components/sku';
import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import { previewMessages as messages } from './messages';
import * as styles from './preview.css';
import type { Preview } from './to-preview';

const nothing = () => undefined;

/** The head of the page of goods. */
function PageHead({ preview }: { preview: Preview }) {
  const choice = useSkuChoice(preview.matrix);
  return (
    <Stack>
      {preview.pictures.length > 0 && (
        <Gallery
          name={preview.card.name}
          images={preview.pictures}
          chosenSrc={choice.sku?.imageSrc}
        />
      )}
      <BuyBox
        name={preview.card.name}
        matrix={preview.matrix}
        selection={choice.selection}
        onSelectionChange={choice.setSelection}
        sku={choice.sku}
        quantity={choice.quantity}
        onQuantityChange={choice.setQuantity}
        unitName={preview.unit}
        reasons={
          preview.intro && (
            <Text size="sm" color="muted" className={styles.intro}>
              {preview.intro}
            </Text>
          )
        }
        onAddToCart={nothing}
        onBuyNow={nothing}
      />
    </Stack>
  );
}

export interface GoodsPreviewProps {
  preview: Preview;
}

/** The card in lists and the head of the page, with the components of the mall. */
export const GoodsPreview = memo(function GoodsPreview({ preview }: GoodsPreviewProps) {
  // Another set of options begins with another choice
  const shape = preview.matrix.dimensions.map(({ options }) => options.join()).join('|');
  return (
    <>
      <Text size="sm" color="muted">
        <FormattedMessage {...messages.card} />
      </Text>
      <div className={styles.card}>
        <GoodsCard goods={preview.card} sizes="14rem" />
      </div>
      <Text size="sm" color="muted">
        <FormattedMessage {...messages.page} />
      </Text>
      <PageHead key={shape} preview={preview} />
    </>
  );
});
