import { useQuery } from '@tanstack/react-query';
import { Select } from '@vermilion/design-system/select';
import { useController, useFormContext } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useClients } from '../wire/clients-context';
import { controlId, useEditor } from './editor-context';
import type { GoodsValues } from './goods-values';
import { messages } from './messages';
import { shopCategoriesQuery } from './queries';

/** The category of the shop's own page; not there for a shop without any. */
export function ShopCategoryField() {
  const intl = useIntl();
  const { shopId } = useEditor();
  const { control } = useFormContext<GoodsValues>();
  const { field, fieldState } = useController({ control, name: 'shopCategoryId' });
  const { data = [] } = useQuery(shopCategoriesQuery(useClients(), shopId));
  const nameOf = ({ pid, name }: (typeof data)[number]) => {
    const parent = data.find(({ id }) => id === pid);
    return parent ? `${parent.name} › ${name}` : name;
  };
  if (data.length === 0 && !field.value) return <div />;
  return (
    <Select
      id={controlId('shopCategoryId')}
      label={intl.formatMessage(messages.shopCategory)}
      error={fieldState.error?.message}
      value={field.value}
      onValueChange={field.onChange}
    >
      <option value="">{intl.formatMessage(messages.none)}</option>
      {data.map((category) => (
        <option key={category.id} value={category.id}>
          {nameOf(category)}
        </option>
      ))}
      {!data.some(({ id }) => String(id) === field.value) && field.value && (
        <option value={field.value}>
          <FormattedMessage {...messages.shopCategory} />
        </option>
      )}
    </Select>
  );
}
