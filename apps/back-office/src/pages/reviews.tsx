import { Select } from '@vermilion/design-system/select';
import { useIntl } from 'react-intl';
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
      <ReviewList page={page} filter={filter} />
    </Page>
  );
}
