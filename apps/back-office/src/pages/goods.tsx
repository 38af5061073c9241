import { Button } from '@vermilion/design-system/button';
import { PlusIcon } from '@vermilion/design-system/icon';
import { LinkBase } from '@vermilion/design-system/link';
import { useIntl } from 'react-intl';
import { readGoodsRows } from '../goods/goods-csv';
import { GoodsFilters } from '../goods/goods-filters';
import { GoodsList } from '../goods/goods-list';
import { messages } from '../goods/messages';
import { useGoodsParams } from '../goods/use-goods-params';
import { useScope } from '../session/session-context';
import { CsvButton } from '../shared/csv-button';
import { Page } from '../shared/page';
import { useClients } from '../wire/clients-context';

/** The goods of a place. */
export function Component() {
  const intl = useIntl();
  const mayWrite = useScope('goods:write');
  const clients = useClients();
  const params = useGoodsParams();
  return (
    <Page
      title={intl.formatMessage(messages.title)}
      actions={
        <>
          <CsvButton name="goods" read={() => readGoodsRows(clients)} />
          {mayWrite && (
            <Button asChild variant="primary" startIcon={<PlusIcon />}>
              <LinkBase href="/goods/new">{intl.formatMessage(messages.add)}</LinkBase>
            </Button>
          )}
        </>
      }
    >
      <GoodsFilters {...params} />
      <GoodsList filter={params.filter} />
    </Page>
  );
}
