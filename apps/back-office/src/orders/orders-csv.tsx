import type { OperatorOrder, OperatorOrderState } from '@vermilion/api-client/operator';
import { useIntl } from 'react-intl';
import { allRows } from '../shared/all-rows';
import { ListCsv } from '../shared/list-csv';
import { useClients } from '../wire/clients-context';
import { labels, stateNames } from './messages';

const goodsOf = ({ lines }: OperatorOrder) => lines.map(({ goodsName }) => goodsName).join('\n');

/** The orders of a state, or all, as a file. */
export function OrdersCsv({ state }: { state: OperatorOrderState | undefined }) {
  const intl = useIntl();
  const { operator } = useClients();
  return (
    <ListCsv
      name="orders"
      columns={[
        [labels.number, ({ orderNo }) => orderNo],
        [labels.state, (order) => intl.formatMessage(stateNames[order.state])],
        [labels.created, ({ createTime }) => createTime],
        [labels.shipBy, ({ shipBy }) => shipBy ?? ''],
        [labels.shop, ({ shopName }) => shopName],
        [labels.goods, goodsOf],
        [labels.receiver, ({ receiver }) => receiver],
        [labels.amount, ({ payPrice }) => payPrice],
      ]}
      read={() => allRows((part) => operator.operatorOrders({ ...part, state }))}
    />
  );
}
