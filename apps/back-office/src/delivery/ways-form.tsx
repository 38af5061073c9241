import { useQueryClient } from '@tanstack/react-query';
import type { OperatorArgs, OperatorShopDetail } from '@vermilion/api-client/operator';
import { Card } from '@vermilion/design-system/card';
import { Grid } from '@vermilion/design-system/grid';
import { useToast } from '@vermilion/design-system/toast';
import { useIntl } from 'react-intl';
import { ChoiceField } from '../shared/choice-field';
import { amountText, sentAmount, sentWhole, wholeText } from '../shared/field-values';
import { AmountField, LineField, WholeField } from '../shared/form-fields';
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
  cutOff: string;
  handlingDays: string;
}

/** By the contract. */
const MOST_HANDLING_DAYS = 60;

/** The fields of the form by those of the call. */
const fields: Readonly<Record<string, keyof WaysValues>> = {
  shopCourierFreight: 'freight',
  'handling.cutOff': 'cutOff',
  'handling.days': 'handlingDays',
};

const all = Object.keys(wayNames) as Ways[]; // Object.keys widens the keys

/** How a shop delivers. */
export function WaysForm({ shop }: { shop: OperatorShopDetail }) {
  const intl = useIntl();
  const toast = useToast();
  const mall = useMallFormat();
  const { operator } = useClients();
  const queryClient = useQueryClient();
  const { id, handling } = shop;
  const state = useSavedForm<WaysValues, OperatorShopDetail>({
    thing: shop,
    valuesOf: (thing) => ({
      ways: all.find((ways) => ways === thing?.deliveryMethods.join()) ?? 'courier',
      freight: amountText(mall, thing?.shopCourierFreight),
      cutOff: thing?.handling?.cutOff ?? '',
      handlingDays: wholeText(thing?.handling?.days),
    }),
    send: async ({ ways, freight, cutOff, handlingDays }) => {
      const methods = ways.split(',') as Methods;
      const shopCourierFreight = sentAmount(mall, freight) ?? null;
      const own = { cutOff: cutOff || null, days: sentWhole(handlingDays) ?? null };
      await operator.setShopDelivery({ id, methods, shopCourierFreight, handling: own });
      void queryClient.invalidateQueries({ queryKey: ['work', 'shop'] });
      return {
        ...shop,
        deliveryMethods: methods,
        shopCourierFreight,
        ...(handling && { handling: { ...handling, ...own } }),
      };
    },
    compare: () => [],
    fieldOf: (field) => fields[field] ?? 'ways',
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
        <Grid columns={{ base: 1, sm: 2 }} gap="md">
          <LineField
            name="cutOff"
            type="time"
            label={intl.formatMessage(messages.cutOff)}
            hint={intl.formatMessage(messages.mallCutOff, { time: handling?.mallCutOff ?? '' })}
          />
          <WholeField
            name="handlingDays"
            label={intl.formatMessage(messages.handlingDays)}
            hint={intl.formatMessage(messages.mallDays, { days: handling?.mallDays ?? 0 })}
            min={0}
            max={MOST_HANDLING_DAYS}
          />
        </Grid>
      </SavedForm>
    </Card>
  );
}
