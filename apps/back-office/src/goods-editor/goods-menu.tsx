import { randomId } from '@vermilion/api-client';
import type { OperatorGoodsDetail } from '@vermilion/api-client/operator';
import { Button } from '@vermilion/design-system/button';
import { ConfirmDialog } from '@vermilion/design-system/confirm-dialog';
import { DropdownMenu, DropdownMenuItem } from '@vermilion/design-system/dropdown-menu';
import { ChevronDownIcon, CopyIcon, ExternalIcon, TrashIcon } from '@vermilion/design-system/icon';
import { useToast } from '@vermilion/design-system/toast';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../errors/error-message';
import { messages as shared } from '../shared/messages';
import { useClients } from '../wire/clients-context';
import { messages } from './messages';

export interface GoodsMenuProps {
  goods: OperatorGoodsDetail;
  /** Called with the goods when they are archived. */
  onArchived: (goods: OperatorGoodsDetail) => void;
}

/** What else is done with goods: a copy, the archive, their page. */
export function GoodsMenu({ goods, onArchived }: GoodsMenuProps) {
  const intl = useIntl();
  const toast = useToast();
  const navigate = useNavigate();
  const { operator } = useClients();
  const [isAsking, setAsking] = useState(false);
  const { id, version } = goods;
  const fail = (error: unknown) =>
    toast.show({ message: errorMessage(error, intl), tone: 'critical' });
  const copy = async () => {
    try {
      const headers = { 'idempotency-key': randomId() };
      const made = await operator.copyGoods({ id }, { headers });
      await navigate(`/goods/${made.id}`);
      toast.show({ message: intl.formatMessage(messages.copied), tone: 'positive' });
    } catch (error) {
      fail(error);
    }
  };
  const archive = async () => {
    try {
      onArchived(await operator.archiveGoods({ id, version }));
      toast.show({ message: intl.formatMessage(messages.archiveDone), tone: 'positive' });
    } catch (error) {
      fail(error);
      throw error;
    }
  };
  return (
    <>
      <DropdownMenu
        align="end"
        trigger={
          <Button endIcon={<ChevronDownIcon />}>
            <FormattedMessage {...messages.more} />
          </Button>
        }
      >
        {goods.state === 'onSale' && (
          <DropdownMenuItem asChild icon={<ExternalIcon />}>
            <a href={`/goods_detail/${id}`} target="_blank" rel="noreferrer">
              <FormattedMessage {...messages.toMall} />
            </a>
          </DropdownMenuItem>
        )}
        <DropdownMenuItem icon={<CopyIcon />} onSelect={() => void copy()}>
          <FormattedMessage {...messages.copy} />
        </DropdownMenuItem>
        <DropdownMenuItem icon={<TrashIcon />} onSelect={() => setAsking(true)}>
          <FormattedMessage {...messages.archive} />
        </DropdownMenuItem>
      </DropdownMenu>
      <ConfirmDialog
        open={isAsking}
        title={intl.formatMessage(messages.archiveTitle)}
        closeLabel={intl.formatMessage(shared.close)}
        confirmLabel={intl.formatMessage(messages.archive)}
        cancelLabel={intl.formatMessage(messages.keep)}
        tone="critical"
        onConfirm={archive}
        onOpenChange={setAsking}
      >
        <FormattedMessage {...messages.archiveText} />
      </ConfirmDialog>
    </>
  );
}
