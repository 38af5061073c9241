import type { IndexProductPage } from '@vermilion/api-client';
import { Text } from '@vermilion/design-system/text';
import { VisuallyHidden } from '@vermilion/design-system/visually-hidden';
import { ListSummary } from '@vermilion/mall-components/goods';
import { Fragment } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SearchParams } from '../../page-params';
import { COUNT_LIMIT } from '../../shared/count-limit';
import { Kinds } from './kinds';
import { messages } from './messages';
import * as styles from './view.css';

interface FoundGoodsProps {
  search: SearchParams;
  goods: IndexProductPage;
  /** Number of shops of the same words, where known. */
  shops: number | undefined;
}

/** How many goods there are, and where they are not what was asked for, what they are instead. */
export function FoundGoods({ search, goods, shops }: FoundGoodsProps) {
  const { title } = search;
  // The page says in other words that there is nothing; the number is announced
  const Summary = goods.total === 0 ? VisuallyHidden : Fragment;
  return (
    <div className={styles.head}>
      <Summary>
        <ListSummary
          count={goods.total}
          most={COUNT_LIMIT}
          query={title}
          sort={search.sort}
          page={search.page}
        />
      </Summary>
      {goods.didYouMean && goods.total > 0 && (
        <Text>
          <FormattedMessage
            {...messages.meant}
            values={{ query: title, meant: goods.didYouMean }}
          />
        </Text>
      )}
      {goods.isPartial && (
        <Text>
          <FormattedMessage {...messages.partial} />
        </Text>
      )}
      {title && shops !== 0 && <Kinds search={search} goods={goods.total} shops={shops} />}
    </div>
  );
}
