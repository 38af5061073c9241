import { useQuery } from '@tanstack/react-query';
import type { OperatorShopType, ShopTypeFields } from '@vermilion/api-client/operator';
import { Truncate } from '@vermilion/design-system/truncate';
import { FormattedNumber, useIntl } from 'react-intl';
import { RecordList } from '../records/record-list';
import { useScope } from '../session/session-context';
import { useClients } from '../wire/clients-context';
import { labels } from './messages';
import { shopTypesQuery } from './queries';

const LAST = 10_000;
const fresh: ShopTypeFields = { name: '', info: '', sort: 0 };

/** The types of shops. */
export function ShopTypeList() {
  const intl = useIntl();
  const clients = useClients();
  const { operator } = clients;
  const text = (name: keyof typeof labels) => intl.formatMessage(labels[name]);
  return (
    <RecordList<ShopTypeFields, OperatorShopType>
      title={text('types')}
      add={text('addType')}
      none={text('noTypes')}
      removeText={text('removeType')}
      query={useQuery(shopTypesQuery(clients))}
      columns={[
        { id: 'name', header: text('name'), cell: ({ name }) => <bdi>{name}</bdi> },
        {
          id: 'info',
          header: text('info'),
          cell: ({ info }) => <Truncate lines={2}>{info}</Truncate>,
        },
        {
          id: 'shops',
          header: text('shops'),
          kind: 'number',
          cell: ({ shops }) => <FormattedNumber value={shops} />,
        },
      ]}
      nameOf={({ name }) => name}
      fields={[
        {
          name: 'name',
          label: text('name'),
          kind: 'line',
          maxLength: 60,
          required: true,
          translated: true,
        },
        { name: 'info', label: text('info'), kind: 'text', maxLength: 500, translated: true },
        {
          name: 'sort',
          label: text('sort'),
          hint: text('sortHint'),
          kind: 'whole',
          min: 0,
          max: LAST,
        },
      ]}
      fresh={fresh}
      create={(values, options) => operator.createShopType(values, options)}
      save={(values) => operator.saveShopType(values)}
      remove={(row) => operator.deleteShopType(row)}
      mayWrite={useScope('content:write')}
    />
  );
}
