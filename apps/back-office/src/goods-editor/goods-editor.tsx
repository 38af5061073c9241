import { useQueryClient } from '@tanstack/react-query';
import type { OperatorGoodsDetail } from '@vermilion/api-client/operator';
import { Alert } from '@vermilion/design-system/alert';
import { FormattedMessage } from 'react-intl';
import { useScope } from '../session/session-context';
import { useClients } from '../wire/clients-context';
import { ArchivedNotice } from './archived-notice';
import { GoodsForm } from './goods-form';
import { GoodsView } from './goods-view';
import { messages } from './messages';
import { goodsDetailQuery } from './queries';

/** Goods to edit, or to look at where they are archived or the roles do not allow more. */
export function GoodsEditor({ goods }: { goods: OperatorGoodsDetail | undefined }) {
  const clients = useClients();
  const queryClient = useQueryClient();
  const mayWrite = useScope('goods:write');
  const show = (detail: OperatorGoodsDetail) => {
    queryClient.setQueryData(goodsDetailQuery(clients, detail.id).queryKey, detail);
    void queryClient.invalidateQueries({ queryKey: ['work', 'goods'] });
  };
  if (!mayWrite)
    return (
      <>
        <Alert tone="info">
          <FormattedMessage {...messages.readOnly} />
        </Alert>
        {goods && <GoodsView goods={goods} />}
      </>
    );
  if (goods?.state === 'archived')
    return (
      <>
        <ArchivedNotice goods={goods} onRestored={show} />
        <GoodsView goods={goods} />
      </>
    );
  return <GoodsForm goods={goods} onArchived={show} />;
}
