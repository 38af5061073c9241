import { useQuery } from '@tanstack/react-query';
import type { OperatorShopDetail } from '@vermilion/api-client/operator';
import { Button } from '@vermilion/design-system/button';
import { useState } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { messages as record } from '../records/messages';
import { RecordDialog } from '../records/record-dialog';
import { useScope } from '../session/session-context';
import { Facts } from '../shared/facts';
import { Section } from '../shared/section';
import { ShopTypeName, TradeName } from '../trades/named';
import { shopTypesQuery, tradesQuery } from '../trades/queries';
import { useClients } from '../wire/clients-context';
import { labels, messages } from './messages';
import { useShopActions } from './use-shop-actions';

const HIGHEST_RANK = 10_000;

/** The trade, type and rank of a shop, which the mall decides. */
export function Classification({ shop }: { shop: OperatorShopDetail }) {
  const intl = useIntl();
  const clients = useClients();
  const { classify } = useShopActions(shop.id);
  const [isOpen, setOpen] = useState(false);
  const trades = useQuery(tradesQuery(clients)).data;
  const types = useQuery(shopTypesQuery(clients)).data;
  const text = (name: keyof typeof labels) => intl.formatMessage(labels[name]);
  const named = (rows: readonly { id: number; name: string }[]) =>
    rows.map(({ id, name }) => ({ value: String(id), label: name }));
  const said = (value: boolean) => <FormattedMessage {...(value ? record.yes : record.no)} />;
  const mayEdit = useScope('shops:write') && trades && types;
  return (
    <Section
      title={labels.classification}
      actions={
        mayEdit && (
          <Button size="sm" aria-label={text('classify')} onClick={() => setOpen(true)}>
            <FormattedMessage {...record.edit} />
          </Button>
        )
      }
    >
      <Facts
        facts={[
          [labels.trade, <TradeName id={shop.categoryId} />],
          [labels.type, <ShopTypeName id={shop.typeId} />],
          [labels.isSelf, said(shop.isSelf)],
          [labels.isRecommended, said(shop.isRecommended)],
          [labels.sort, <FormattedNumber value={shop.sort} />],
        ]}
      />
      {isOpen && mayEdit && (
        <RecordDialog<
          Pick<OperatorShopDetail, 'categoryId' | 'typeId' | 'isSelf' | 'isRecommended' | 'sort'>
        >
          title={text('classify')}
          fields={[
            { name: 'categoryId', label: text('trade'), kind: 'choice', options: named(trades) },
            { name: 'typeId', label: text('type'), kind: 'choice', options: named(types) },
            { name: 'isSelf', label: text('isSelf'), kind: 'switch' },
            { name: 'isRecommended', label: text('isRecommended'), kind: 'switch' },
            {
              name: 'sort',
              label: text('sort'),
              hint: intl.formatMessage(messages.sortHint),
              kind: 'whole',
              min: 0,
              max: HIGHEST_RANK,
            },
          ]}
          row={shop}
          save={classify}
          onSaved={() => {}}
          onClose={() => setOpen(false)}
        />
      )}
    </Section>
  );
}
