import { useMutation } from '@tanstack/react-query';
import type { OperatorGoods } from '@vermilion/api-client/operator';
import { Switch } from '@vermilion/design-system/switch';
import { useToast } from '@vermilion/design-system/toast';
import { useIntl } from 'react-intl';
import { errorMessage } from '../errors/error-message';
import { messages } from './messages';
import { useGoodsActions } from './use-goods-actions';

/** Puts goods on sale, or takes them off. It goes back where that was refused. */
export function SaleSwitch({ goods }: { goods: OperatorGoods }) {
  const intl = useIntl();
  const toast = useToast();
  const { setOnSale } = useGoodsActions();
  const change = useMutation({
    mutationFn: (onSale: boolean) => setOnSale(goods.id, onSale),
    onError: (error) => toast.show({ message: errorMessage(error, intl), tone: 'critical' }),
  });
  return (
    <Switch
      label={intl.formatMessage(messages.onSaleOf, { name: goods.name })}
      labelHidden
      checked={change.isPending ? change.variables : goods.onSale}
      disabled={change.isPending}
      onCheckedChange={(onSale) => change.mutate(onSale)}
    />
  );
}
