import type { ShopperSummary } from '@vermilion/api-client/operator';
import { EmptyState } from '@vermilion/design-system/empty-state';
import { FormattedMessage, useIntl } from 'react-intl';
import { ListTable } from '../shared/list-table';
import * as styles from '../shared/page.css';
import { Time } from '../shared/time';
import { kindNames, labels, messages } from './messages';
import { ShopperStateBadge } from './shopper-state';

/** The accounts that were found, each a link. */
export function ShopperTable({ shoppers }: { shoppers: readonly ShopperSummary[] }) {
  const intl = useIntl();
  const header = (name: keyof typeof labels) => intl.formatMessage(labels[name]);
  return (
    <ListTable
      name="shoppers"
      caption={header('found')}
      columns={[
        {
          id: 'nickname',
          header: header('nickname'),
          cell: ({ nickname }) => <bdi className={styles.anyText}>{nickname}</bdi>,
        },
        {
          id: 'state',
          header: header('state'),
          cell: ({ state }) => <ShopperStateBadge state={state} />,
        },
        {
          id: 'kind',
          from: 'md',
          header: header('kind'),
          cell: ({ kind }) => <FormattedMessage {...kindNames[kind]} />,
        },
        {
          id: 'since',
          from: 'md',
          header: header('since'),
          cell: ({ createTime }) => <Time value={createTime} />,
        },
        {
          id: 'number',
          from: 'sm',
          header: header('number'),
          kind: 'number',
          cell: ({ id }) => id,
        },
      ]}
      rows={shoppers}
      rowKey={({ id }) => id}
      rowHref={({ id }) => `/shoppers/${id}`}
      density="dense"
      empty={
        <EmptyState>
          <FormattedMessage {...messages.none} />
        </EmptyState>
      }
      announcement={shoppers.length === 0 ? intl.formatMessage(messages.none) : header('found')}
    />
  );
}
