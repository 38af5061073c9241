import type { OperatorOrder } from '@vermilion/api-client/operator';
import { Dialog } from '@vermilion/design-system/dialog';
import { useToast } from '@vermilion/design-system/toast';
import { useIntl } from 'react-intl';
import { messages as shared } from '../shared/messages';
import { messages } from './messages';
import { ShipForm } from './ship-form';

export interface ShipDialogProps {
  order: OperatorOrder;
  onClose: () => void;
}

/** Ships one order, over its page or the list. */
export function ShipDialog({ order, onClose }: ShipDialogProps) {
  const intl = useIntl();
  const toast = useToast();
  const number = order.orderNo;
  const shipped = () => {
    toast.show({ message: intl.formatMessage(messages.shipped, { number }), tone: 'positive' });
    onClose();
  };
  return (
    <Dialog
      open
      title={intl.formatMessage(messages.shipTitle, { number })}
      description={intl.formatMessage(messages.shipText)}
      closeLabel={intl.formatMessage(shared.close)}
      closeOnOutsidePress={false}
      onOpenChange={(open) => !open && onClose()}
    >
      <ShipForm order={order} onShipped={shipped} />
    </Dialog>
  );
}
