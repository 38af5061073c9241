import { useIntl } from 'react-intl';
import { messages as record } from '../records/messages';
import { allRows } from '../shared/all-rows';
import { ListCsv } from '../shared/list-csv';
import { useClients } from '../wire/clients-context';
import { columnNames } from './messages';
import { type ReviewFilter, whichReviews } from './queries';

/** The reviews of a filter as a file. */
export function ReviewsCsv({ filter, goodsId }: Pick<ReviewFilter, 'filter' | 'goodsId'>) {
  const intl = useIntl();
  const { operator } = useClients();
  return (
    <ListCsv
      name="reviews"
      columns={[
        [columnNames.time, ({ createTime }) => createTime],
        [columnNames.goods, ({ goodsName, sku }) => [goodsName, sku].filter(Boolean).join(' · ')],
        [columnNames.stars, ({ star }) => star],
        [columnNames.text, ({ comment }) => comment],
        [columnNames.answer, ({ reply }) => reply],
        [columnNames.shown, ({ shown }) => intl.formatMessage(shown ? record.yes : record.no)],
      ]}
      read={() =>
        allRows((part) => operator.operatorReviews({ ...part, ...whichReviews(filter), goodsId }))
      }
    />
  );
}
