import { Heading } from '@vermilion/design-system/heading';
import { Link } from '@vermilion/design-system/link';
import { GoodsGrid } from '@vermilion/mall-components/goods';
import { useId } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { paths } from '../../page-params/paths';
import { useGoods } from './use-goods';
import { useSimilar } from './use-similar';
import * as styles from './view.css';

const messages = defineMessages({
  similar: { id: 'page.goods.similar', defaultMessage: 'Similar items' },
  wholeCategory: { id: 'page.goods.wholeCategory', defaultMessage: 'The whole category' },
});

/** Goods that are like these, and the way to all of their category. */
export function SimilarSection({ id }: { id: number }) {
  const { categoryId } = useGoods(id).productInfo;
  const headingId = useId();
  const others = useSimilar(id);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={styles.similar}>
      <div className={styles.similarHead}>
        <Heading level={2} id={headingId}>
          <FormattedMessage {...messages.similar} />
        </Heading>
        {categoryId && (
          <Link href={paths.search({ cid: categoryId })}>
            <FormattedMessage {...messages.wholeCategory} />
          </Link>
        )}
      </div>
      <GoodsGrid goods={others} columns={6} headingLevel={3} />
    </section>
  );
}
