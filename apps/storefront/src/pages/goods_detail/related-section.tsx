import { Heading } from '@vermilion/design-system/heading';
import { Link } from '@vermilion/design-system/link';
import { GoodsGrid } from '@vermilion/mall-components/goods';
import { useId } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { paths } from '../../page-params/paths';
import { useGoods } from './use-goods';
import { useRelated } from './use-related';
import * as styles from './view.css';

const messages = defineMessages({
  related: { id: 'page.goods.related', defaultMessage: 'Also popular in this category' },
  wholeCategory: { id: 'page.goods.wholeCategory', defaultMessage: 'The whole category' },
});

const SHOWN = 6;

/** Bestsellers of the same category. */
export function RelatedSection({ id }: { id: number }) {
  const { categoryId } = useGoods(id).productInfo;
  const headingId = useId();
  const others = useRelated(id).slice(0, SHOWN);
  if (others.length === 0 || !categoryId) return null;
  return (
    <section aria-labelledby={headingId} className={styles.related}>
      <div className={styles.relatedHead}>
        <Heading level={2} id={headingId}>
          <FormattedMessage {...messages.related} />
        </Heading>
        <Link href={paths.search({ cid: categoryId })}>
          <FormattedMessage {...messages.wholeCategory} />
        </Link>
      </div>
      <GoodsGrid goods={others} columns={6} headingLevel={3} />
    </section>
  );
}
