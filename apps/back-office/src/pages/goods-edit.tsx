import { useQuery } from '@tanstack/react-query';
import { Link } from '@vermilion/design-system/link';
import { Skeleton } from '@vermilion/design-system/skeleton';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { GoodsEditor } from '../goods-editor/goods-editor';
import { messages } from '../goods-editor/messages';
import { goodsDetailQuery } from '../goods-editor/queries';
import { Failure } from '../shared/failure';
import { Page } from '../shared/page';
import { useClients } from '../wire/clients-context';
import { useMallFormatReady } from '../wire/use-mall-format';

/** New goods, or those of the address. */
export function Component() {
  const intl = useIntl();
  const { id } = useParams();
  const goods = useQuery({
    ...goodsDetailQuery(useClients(), Number(id)),
    enabled: id !== undefined,
  });
  // Amounts are typed with the decimals of the mall
  const isReady = useMallFormatReady();
  const isPending = !isReady || (id !== undefined && goods.isPending);
  return (
    <Page
      title={goods.data?.name ?? intl.formatMessage(messages.newTitle)}
      actions={
        <Link href="/goods">
          <FormattedMessage {...messages.back} />
        </Link>
      }
    >
      {isPending && (
        <div aria-busy="true">
          <Skeleton ratio="16/9" width="1/2" />
        </div>
      )}
      {goods.isError && <Failure error={goods.error} onRetry={() => void goods.refetch()} />}
      {!isPending && !goods.isError && <GoodsEditor key={id} goods={goods.data} />}
    </Page>
  );
}
