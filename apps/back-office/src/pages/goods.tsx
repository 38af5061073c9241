import { Select } from '@vermilion/design-system/select';
import { useIntl } from 'react-intl';
import { GoodsList } from '../goods/goods-list';
import { messages } from '../goods/messages';
import { Page } from '../shared/page';
import * as styles from '../shared/page.css';
import { useListParams } from '../shared/use-list-params';

const STATES = ['on', 'off'] as const;

/** The goods of a place. */
export function Component() {
  const intl = useIntl();
  const { page, filter, setFilter } = useListParams('sale', STATES);
  return (
    <Page title={intl.formatMessage(messages.title)}>
      <Select
        label={intl.formatMessage(messages.state)}
        value={filter ?? ''}
        onValueChange={setFilter}
        className={styles.filter}
      >
        <option value="">{intl.formatMessage(messages.all)}</option>
        {STATES.map((state) => (
          <option key={state} value={state}>
            {intl.formatMessage(messages[state])}
          </option>
        ))}
      </Select>
      <GoodsList page={page} onSale={filter && filter === 'on'} />
    </Page>
  );
}
