import type { OperatorCategory } from '@vermilion/api-client/operator';
import { useIntl } from 'react-intl';
import { messages as record } from '../records/messages';
import { ListCsv } from '../shared/list-csv';
import { labels } from './messages';
import { pathOf } from './tree';

/** The categories as a file, each with those above it. */
export function CategoriesCsv({ all }: { all: readonly OperatorCategory[] }) {
  const intl = useIntl();
  return (
    <ListCsv<OperatorCategory>
      name="categories"
      columns={[
        [labels.name, (category) => pathOf(all, category)],
        [labels.goods, ({ goods }) => goods],
        [labels.shown, ({ shown }) => intl.formatMessage(shown ? record.yes : record.no)],
      ]}
      read={async () => all}
    />
  );
}
