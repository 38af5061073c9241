import type { OperatorGoodsDetail } from '@vermilion/api-client/operator';
import { Alert } from '@vermilion/design-system/alert';
import { Button } from '@vermilion/design-system/button';
import { useToast } from '@vermilion/design-system/toast';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorMessage } from '../errors/error-message';
import { useClients } from '../wire/clients-context';
import { messages } from './messages';

export interface ArchivedNoticeProps {
  goods: OperatorGoodsDetail;
  onRestored: (goods: OperatorGoodsDetail) => void;
}

/** Where goods are archived: what that means, and the way back. */
export function ArchivedNotice({ goods, onRestored }: ArchivedNoticeProps) {
  const intl = useIntl();
  const toast = useToast();
  const { operator } = useClients();
  const [isPending, setPending] = useState(false);
  const restore = async () => {
    setPending(true);
    try {
      onRestored(await operator.restoreGoods({ id: goods.id, version: goods.version }));
      toast.show({ message: intl.formatMessage(messages.restored), tone: 'positive' });
    } catch (error) {
      toast.show({ message: errorMessage(error, intl), tone: 'critical' });
    } finally {
      setPending(false);
    }
  };
  return (
    <Alert
      tone="info"
      action={
        <Button size="sm" pending={isPending} onClick={() => void restore()}>
          <FormattedMessage {...messages.restore} />
        </Button>
      }
    >
      <FormattedMessage {...messages.archivedNote} />
    </Alert>
  );
}
