import { useQueryClient } from '@tanstack/react-query';
import type { ShopFreight } from '@vermilion/api-client/operator';
import { Card } from '@vermilion/design-system/card';
import { useToast } from '@vermilion/design-system/toast';
import type { FieldPath } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { ChoiceField } from '../shared/choice-field';
import { messages as shared } from '../shared/messages';
import { SavedForm } from '../shared/saved-form';
import { useCountries } from '../shared/use-countries';
import { byText, type Shown, useSavedForm } from '../shared/use-saved-form';
import { useClients } from '../wire/clients-context';
import { useMallFormat } from '../wire/use-mall-format';
import { FreightTrial } from './freight-trial';
import { type FreightValues, freightValues, sentRule, type ZoneValues } from './freight-values';
import { messages, ruleNames } from './messages';
import { ZoneList } from './zone-list';

/** `rule.zones.0.countries.1` is in the field of all countries of the zone. */
const fieldOf = (field: string) =>
  field.replace(/^rule\.?/, '').replace(/(\.countries)\.\d+$/, '$1') as FieldPath<FreightValues>;

/** The freight of a shop, and what it makes of an order. */
export function FreightForm({ freight }: { freight: ShopFreight }) {
  const intl = useIntl();
  const toast = useToast();
  const mall = useMallFormat();
  const { operator } = useClients();
  const queryClient = useQueryClient();
  const countries = useCountries();
  const namesOf = (codes: readonly string[]) =>
    countries.filter(({ value }) => codes.includes(value)).map(({ label }) => label);
  const zoneText = ({ countries: codes, ...zone }: ZoneValues) =>
    [
      codes.length ? namesOf(codes).join(', ') : intl.formatMessage(messages.rest),
      `${zone.baseUnits}: ${zone.base}`,
      `+${zone.furtherUnits}: ${zone.further}`,
      zone.freeFrom && `${intl.formatMessage(messages.freeFrom)} ${zone.freeFrom}`,
      zone.days.to && `${zone.days.from}–${zone.days.to}`,
    ]
      .filter(Boolean)
      .join('; ');
  const show = ({ by, zones }: FreightValues): Shown[] => [
    { label: intl.formatMessage(messages.rule), text: intl.formatMessage(ruleNames[by]) },
    ...zones.map((zone, at) => ({
      label: intl.formatMessage(messages.zone, { number: at + 1 }),
      text: zoneText(zone),
    })),
  ];
  const state = useSavedForm<FreightValues, ShopFreight>({
    thing: freight,
    valuesOf: (thing) => freightValues(mall, thing),
    send: async (values, version = 0) => {
      const rule = sentRule(mall, values);
      const saved = await operator.saveShopFreight({
        id: freight.id,
        version,
        ...(rule && { rule }),
      });
      void queryClient.invalidateQueries({ queryKey: ['work', 'shop'] });
      void queryClient.invalidateQueries({ queryKey: ['work', 'freight'] });
      return saved;
    },
    compare: byText(show),
    fieldOf,
    onSaved: () => toast.show({ message: intl.formatMessage(shared.saved), tone: 'positive' }),
  });
  const by = state.form.watch('by');
  return (
    <>
      <Card>
        <SavedForm state={state}>
          <ChoiceField
            name="by"
            label={intl.formatMessage(messages.rule)}
            options={(['none', 'piece', 'weight'] as const).map((value) => ({
              value,
              title: intl.formatMessage(ruleNames[value]),
            }))}
          />
          {by !== 'none' && <ZoneList by={by} />}
        </SavedForm>
      </Card>
      <FreightTrial shopId={freight.id} readRule={() => sentRule(mall, state.form.getValues())} />
    </>
  );
}
