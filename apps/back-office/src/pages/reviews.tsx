import { Select } from '@vermilion/design-system/select';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { filterNames, messages } from '../reviews/messages';
import { reviewFilters } from '../reviews/queries';
import { ReviewList } from '../reviews/review-list';
import { Page } from '../shared/page';
import * as styles from '../shared/page.css';
import { useListParams } from '../shared/use-list-params';

/** The reviews of a place, first those that wait for an answer. */
export function Component() {
  const intl = useIntl();
  const { page, filter, setFilter } = useListParams('show', reviewFilters);
  // A report of a review leads here
  const goods = Number(useSearchParams()[0].get('goods'));
  const goodsId = Number.isSafeInteger(goods) && goods > 0 ? goods : undefined;
  return (
    <Page title={intl.formatMessage(messages.title)}>
      <Select
        label={intl.formatMessage(messages.show)}
        value={filter ?? ''}
        onValueChange={setFilter}
        className={styles.filter}
      >
        <option value="">{intl.formatMessage(messages.open)}</option>
        {reviewFilters.map((one) => (
          <option key={one} value={one}>
            {intl.formatMessage(filterNames[one])}
          </option>
        ))}
      </Select>
      <ReviewList page={page} filter={filter} goodsId={goodsId} />
    </Page>
  );
}
