import type { OperatorOrderState } from '@vermilion/api-client/operator';
import { Inline } from '@vermilion/design-system/inline';
import { Link } from '@vermilion/design-system/link';
import { Select } from '@vermilion/design-system/select';
import { FormattedMessage, useIntl } from 'react-intl';
import { FindOrder } from '../orders/find-order';
import { messages, stateNames } from '../orders/messages';
import { OrderList } from '../orders/order-list';
import { useScope } from '../session/session-context';
import { Page } from '../shared/page';
import { useListParams } from '../shared/use-list-params';
import { messages as slips } from '../slips/messages';
import { messages as waybills } from '../waybills/messages';

const STATES = Object.keys(stateNames) as OperatorOrderState[]; // Object.keys widens the keys

/** The orders of a place. */
export function Component() {
  const intl = useIntl();
  const mayShip = useScope('orders:ship');
  const { page, filter, setFilter } = useListParams('state', STATES);
  return (
    <Page
      title={intl.formatMessage(messages.title)}
      actions={
        mayShip && (
          <>
            <Link href="/orders/slips">
              <FormattedMessage {...slips.title} />
            </Link>
            <Link href="/orders/waybills">
              <FormattedMessage {...waybills.title} />
            </Link>
          </>
        )
      }
    >
      <Inline align="end" justify="between" gap="md">
        <Select
          label={intl.formatMessage(messages.state)}
          value={filter ?? ''}
          onValueChange={setFilter}
        >
          <option value="">{intl.formatMessage(messages.all)}</option>
          {STATES.map((state) => (
            <option key={state} value={state}>
              {intl.formatMessage(stateNames[state])}
            </option>
          ))}
        </Select>
        <FindOrder />
      </Inline>
      <OrderList page={page} state={filter} />
    </Page>
  );
}
