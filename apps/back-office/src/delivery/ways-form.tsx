import { useQueryClient } from '@tanstack/react-query';
import type { OperatorArgs, OperatorShopDetail } from '@vermilion/api-client/operator';
import { Card } from '@vermilion/design-system/card';
import { useToast } from '@vermilion/design-system/toast';
import { useIntl } from 'react-intl';
import { ChoiceField } from '../shared/choice-field';
import { amountText, sentAmount } from '../shared/field-values';
import { AmountField } from '../shared/form-fields';
import { messages as shared } from '../shared/messages';
import { SavedForm } from '../shared/saved-form';
import { useSavedForm } from '../shared/use-saved-form';
import { useClients } from '../wire/clients-context';
import { useMallFormat } from '../wire/use-mall-format';
import { messages, wayNames } from './messages';

type Ways = keyof typeof wayNames;
type Methods = OperatorArgs['setShopDelivery']['methods'];

interface WaysValues {
  ways: Ways;
  freight: string;
}

const all = Object.keys(wayNames) as Ways[]; // Object.keys widens the keys

/** How a shop delivers. */
export function WaysForm({ shop }: { shop: OperatorShopDetail }) {
  const intl = useIntl();
  const toast = useToast();
  const mall = useMallFormat();
  const { operator } = useClients();
  const queryClient = useQueryClient();
  const { id } = shop;
  const state = useSavedForm<WaysValues, OperatorShopDetail>({
    thing: shop,
    valuesOf: (thing) => ({
      ways: all.find((ways) => ways === thing?.deliveryMethods.join()) ?? 'courier',
      freight: amountText(mall, thing?.shopCourierFreight),
    }),
    send: async ({ ways, freight }) => {
      const methods = ways.split(',') as Methods;
      const shopCourierFreight = sentAmount(mall, freight) ?? null;
      await operator.setShopDelivery({ id, methods, shopCourierFreight });
      void queryClient.invalidateQueries({ queryKey: ['work', 'shop'] });
      return { ...shop, deliveryMethods: methods, shopCourierFreight };
    },
    compare: () => [],
    fieldOf: (field) => (field === 'shopCourierFreight' ? 'freight' : 'ways'),
    onSaved: () => toast.show({ message: intl.formatMessage(shared.saved), tone: 'positive' }),
  });
  return (
    <Card>
      <SavedForm state={state}>
        <ChoiceField
          name="ways"
          label={intl.formatMessage(messages.ways)}
          options={all.map((value) => ({ value, title: intl.formatMessage(wayNames[value]) }))}
        />
        {state.form.watch('ways') !== 'courier' && (
          <AmountField
            name="freight"
            label={intl.formatMessage(messages.ownFreight)}
            hint={intl.formatMessage(messages.ownFreightHint)}
          />
        )}
      </SavedForm>
    </Card>
  );
}
