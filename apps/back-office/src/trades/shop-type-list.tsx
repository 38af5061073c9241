import { useQuery } from '@tanstack/react-query';
import type { OperatorShopType, ShopTypeFields } from '@vermilion/api-client/operator';
import { Truncate } from '@vermilion/design-system/truncate';
import { useIntl } from 'react-intl';
import { RecordList } from '../records/record-list';
import { useScope } from '../session/session-context';
import { useClients } from '../wire/clients-context';
import { columnsAround, fieldsAround } from './common';
import { labels } from './messages';
import { shopTypesQuery } from './queries';

const fresh: ShopTypeFields = { name: '', info: '', sort: 0 };

/** The types of shops. */
export function ShopTypeList() {
  const intl = useIntl();
  const clients = useClients();
  const { operator } = clients;
  const text = (name: keyof typeof labels) => intl.formatMessage(labels[name]);
  return (
    <RecordList<ShopTypeFields, OperatorShopType>
      name="shop-types"
      title={text('types')}
      add={text('addType')}
      none={text('noTypes')}
      removeText={text('removeType')}
      query={useQuery(shopTypesQuery(clients))}
      columns={columnsAround(intl, {
        id: 'info',
        from: 'sm',
        header: text('info'),
        cell: ({ info }) => <Truncate lines={2}>{info}</Truncate>,
      })}
      nameOf={({ name }) => name}
      fields={fieldsAround(intl, {
        name: 'info',
        label: text('info'),
        kind: 'text',
        maxLength: 500,
        translated: true,
      })}
      fresh={fresh}
      create={(values, options) => operator.createShopType(values, options)}
      save={(values) => operator.saveShopType(values)}
      remove={(row) => operator.deleteShopType(row)}
      mayWrite={useScope('content:write')}
    />
  );
}
