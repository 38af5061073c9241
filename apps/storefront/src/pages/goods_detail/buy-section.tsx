import { Gallery, gallerySizes } from '@vermilion/mall-components/goods';
import { totalStock } from '@vermilion/mall-components/sku';
import { toImages, toMatrix } from '@vermilion/mall-data/goods';
import { useMemo } from 'react';
import { useMallFormat } from '../../deps/mall-context';
import { goodsParams } from '../../page-params';
import { usePageParams } from '../../routing/use-page-params';
import { preloadImage } from '../../shared/preload-image';
import { Buy } from './buy';
import { useGoods } from './use-goods';
import { useSkuSelection } from './use-sku-selection';
import * as styles from './view.css';

/** Gallery, options and buttons to buy. */
export function BuySection({ id }: { id: number }) {
  const mall = useMallFormat();
  const query = usePageParams(goodsParams);
  const detail = useGoods(id);
  const matrix = useMemo(() => toMatrix(mall, detail), [mall, detail]);
  const images = useMemo(() => toImages(detail), [detail]);
  const choice = useSkuSelection(id, matrix, query);
  const chosenSrc = query.sku ? choice.sku?.imageSrc : undefined;
  preloadImage(chosenSrc ?? images[0], gallerySizes);
  return (
    <div className={styles.sheet}>
      <Gallery
        name={detail.productInfo.storeName}
        images={images}
        chosenSrc={chosenSrc}
        soldOut={totalStock(matrix) === 0}
      />
      <Buy detail={detail} matrix={matrix} choice={choice} />
    </div>
  );
}
