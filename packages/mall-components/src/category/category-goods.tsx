import { LinkBase } from '@vermilion/design-system/link';
import { Skeleton } from '@vermilion/design-system/skeleton';
import { Truncate } from '@vermilion/design-system/truncate';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { GoodsSummary } from '../goods';
import { writtenText } from '../internal/lang-of';
import { MallImage, Price } from '../settings';
import * as styles from './category-goods.css';
import { messages } from './messages';
import type { CategoryNode } from './types';

/** There is room for so many in one row. */
const MAX_GOODS = 4;

/** Loads the bestsellers of a category, best first, `limit` at most. */
export type LoadCategoryGoods = (
  category: CategoryNode,
  limit: number,
) => Promise<readonly GoodsSummary[]>;

interface CategoryGoodsProps {
  category: CategoryNode;
  load: LoadCategoryGoods;
}

/** The bestsellers of a category in its open panel; without any, or when they fail to load, nothing. */
export function CategoryGoods({ category, load }: CategoryGoodsProps) {
  const [goods, setGoods] = useState<readonly GoodsSummary[]>();
  useEffect(() => {
    let left = false;
    const show = (loaded: readonly GoodsSummary[]) => {
      if (!left) setGoods(loaded.slice(0, MAX_GOODS));
    };
    load(category, MAX_GOODS).then(show, () => show([]));
    return () => {
      left = true;
    };
  }, [category, load]);
  if (goods?.length === 0) return null;
  return (
    <div data-component="category-goods" className={styles.section}>
      <p className={styles.title}>
        <FormattedMessage {...messages.bestsellers} />
      </p>
      <ul aria-busy={!goods} className={styles.list}>
        {goods
          ? goods.map((one) => <Item key={one.id} {...one} />)
          : Array.from({ length: MAX_GOODS }, (_, place) => <Pending key={place} />)}
      </ul>
    </div>
  );
}

/** Reached by the arrow keys of the panel, like its other links. */
const Item = ({ name, href, imageSrc, priceMinor }: GoodsSummary) => (
  <li>
    <LinkBase href={href} tabIndex={-1} className={styles.goods}>
      <MallImage src={imageSrc} alt="" sizes="170px" className={styles.picture} />
      <Truncate lines={1} {...writtenText(name)}>
        {name}
      </Truncate>
      <Price minor={priceMinor} />
    </LinkBase>
  </li>
);

const Pending = () => (
  <li className={styles.goods}>
    <Skeleton ratio="1/1" className={styles.picture} />
    <Skeleton shape="text" />
    <Skeleton shape="text" width="1/2" />
  </li>
);
