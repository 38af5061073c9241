import { useQuery } from '@tanstack/react-query';
import { Select } from '@vermilion/design-system/select';
import { useController, useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useClients } from '../wire/clients-context';
import { controlId } from './editor-context';
import type { GoodsValues } from './goods-values';
import { messages } from './messages';
import { shopsQuery } from './queries';

/** The shop of new goods, for the mall's staff. */
export function ShopField() {
  const intl = useIntl();
  const { control, clearErrors } = useFormContext<GoodsValues>();
  const { field, fieldState } = useController({ control, name: 'shopId' });
  const { data } = useQuery(shopsQuery(useClients()));
  return (
    <Select
      id={controlId('shopId')}
      label={intl.formatMessage(messages.shop)}
      error={fieldState.error?.message}
      value={field.value}
      onValueChange={(value) => {
        field.onChange(value);
        clearErrors('shopId');
      }}
    >
      <option value="">–</option>
      {data?.list.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}
