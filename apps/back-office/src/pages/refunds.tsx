import { Select } from '@vermilion/design-system/select';
import { useIntl } from 'react-intl';
import { messages, stateNames } from '../refunds/messages';
import { RefundList } from '../refunds/refund-list';
import { refundStates } from '../refunds/states';
import { Page } from '../shared/page';
import * as styles from '../shared/page.css';
import { useListParams } from '../shared/use-list-params';

/** The refunds of a place. */
export function Component() {
  const intl = useIntl();
  const { page, filter, setFilter } = useListParams('state', refundStates);
  return (
    <Page title={intl.formatMessage(messages.title)}>
      <Select
        label={intl.formatMessage(messages.state)}
        value={filter ?? ''}
        onValueChange={setFilter}
        className={styles.filter}
      >
        <option value="">{intl.formatMessage(messages.all)}</option>
        {refundStates.map((state) => (
          <option key={state} value={state}>
            {intl.formatMessage(stateNames[state])}
          </option>
        ))}
      </Select>
      <RefundList page={page} state={filter} />
    </Page>
  );
}
