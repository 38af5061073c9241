import { useQuery } from '@tanstack/react-query';
import { Checkbox } from '@vermilion/design-system/checkbox';
import { CheckboxGroup } from '@vermilion/design-system/checkbox-group';
import { Stack } from '@vermilion/design-system/stack';
import { Text } from '@vermilion/design-system/text';
import { useController, useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useClients } from '../wire/clients-context';
import { useMallFormat } from '../wire/use-mall-format';
import { controlId } from './editor-context';
import type { GoodsValues } from './goods-values';
import { messages } from './messages';
import { PlainField } from './plain-field';
import { guaranteesQuery } from './queries';
import { Section } from './section';

/** How goods reach the shopper, and what is promised. */
export function DeliverySection() {
  const intl = useIntl();
  const { currencySymbol, currency } = useMallFormat();
  const { control } = useFormContext<GoodsValues>();
  const virtual = useController({ control, name: 'virtual' }).field;
  const guarantees = useController({ control, name: 'guaranteeIds' });
  const { data = [] } = useQuery(guaranteesQuery(useClients()));
  return (
    <Section title={intl.formatMessage(messages.delivery)}>
      <Stack gap="xxs">
        <Checkbox
          label={intl.formatMessage(messages.virtual)}
          checked={virtual.value}
          onCheckedChange={virtual.onChange}
        />
        <Text size="sm" color="muted">
          {intl.formatMessage(messages.virtualHint)}
        </Text>
      </Stack>
      {!virtual.value && (
        <PlainField
          name="postage"
          label={intl.formatMessage(messages.postage)}
          hint={intl.formatMessage(messages.postageHint)}
          inputMode="decimal"
          maxLength={14}
          suffix={currencySymbol ?? currency}
        />
      )}
      {data.length > 0 && (
        <CheckboxGroup
          id={controlId('guaranteeIds')}
          label={intl.formatMessage(messages.guarantees)}
          error={guarantees.fieldState.error?.message}
          options={data.map(({ id, name, content }) => ({
            value: String(id),
            label: name,
            description: content,
          }))}
          value={guarantees.field.value}
          onValueChange={(ids) => guarantees.field.onChange([...ids])}
        />
      )}
    </Section>
  );
}
