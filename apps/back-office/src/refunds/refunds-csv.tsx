import { useIntl } from 'react-intl';
import { allRows } from '../shared/all-rows';
import { ListCsv } from '../shared/list-csv';
import { useClients } from '../wire/clients-context';
import { labels } from './messages';
import { nameOfState } from './state-badge';
import { type RefundState, statusOf } from './states';

/** The refunds of a state, or all, as a file. */
export function RefundsCsv({ state }: { state: RefundState | undefined }) {
  const intl = useIntl();
  const { operator } = useClients();
  const status = statusOf(state);
  return (
    <ListCsv
      name="refunds"
      columns={[
        [labels.number, ({ refundNo }) => refundNo],
        [labels.state, (refund) => intl.formatMessage(nameOfState(refund))],
        [labels.asked, ({ createTime }) => createTime],
        [labels.goods, ({ lines }) => lines.map(({ goodsName }) => goodsName).join('\n')],
        [labels.reason, ({ reason }) => reason],
        [labels.amount, ({ amount }) => amount],
      ]}
      read={() => allRows((part) => operator.operatorRefunds({ ...part, status }))}
    />
  );
}
