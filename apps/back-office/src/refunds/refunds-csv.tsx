import { useIntl } from 'react-intl';
import { allRows } from '../shared/all-rows';
import { CsvButton } from '../shared/csv-button';
import { useClients } from '../wire/clients-context';
import { labels, messages, stateNames } from './messages';
import { type RefundState, stateOf, statusOf } from './states';

/** The refunds of a state, or all, as a file. */
export function RefundsCsv({ state }: { state: RefundState | undefined }) {
  const intl = useIntl();
  const { operator } = useClients();
  const status = statusOf(state);
  return (
    <CsvButton
      name="refunds"
      columns={[
        [labels.number, ({ refundNo }) => refundNo],
        [
          labels.state,
          (refund) =>
            intl.formatMessage(refund.withdrawn ? messages.withdrawn : stateNames[stateOf(refund)]),
        ],
        [labels.asked, ({ createTime }) => createTime],
        [labels.goods, ({ lines }) => lines.map(({ goodsName }) => goodsName).join('\n')],
        [labels.reason, ({ reason }) => reason],
        [labels.amount, ({ amount }) => amount],
      ]}
      read={() => allRows((part) => operator.operatorRefunds({ ...part, status }))}
    />
  );
}
