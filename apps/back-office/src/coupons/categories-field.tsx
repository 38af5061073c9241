import { useQuery } from '@tanstack/react-query';
import type { OperatorCategory } from '@vermilion/api-client/operator';
import { MultiSelect } from '@vermilion/design-system/multi-select';
import { useController } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { Failure } from '../shared/failure';
import { useClients } from '../wire/clients-context';
import { messages } from './messages';
import { categoriesQuery } from './queries';

/** The name of a category after those of the ones above it. */
function pathOf(
  categories: readonly OperatorCategory[],
  { name, parentId }: OperatorCategory,
): string {
  const parent = categories.find(({ id }) => id === parentId);
  return parent ? `${pathOf(categories, parent)} › ${name}` : name;
}

/** The categories of the mall that a coupon is for. */
export function CategoriesField({ disabled }: { disabled: boolean }) {
  const intl = useIntl();
  const categories = useQuery(categoriesQuery(useClients()));
  const hint = intl.formatMessage(messages.categoriesHint);
  const { field, fieldState } = useController({
    name: 'categoryIds',
    rules: { validate: (ids: string[]) => ids.length > 0 || hint },
  });
  if (categories.isError)
    return <Failure error={categories.error} onRetry={() => void categories.refetch()} />;
  const all = categories.data ?? [];
  return (
    <MultiSelect
      label={intl.formatMessage(messages.categories)}
      hint={hint}
      toggleLabel={intl.formatMessage(messages.showList)}
      emptyLabel={intl.formatMessage(messages.noMatch)}
      removeLabel={(name) => intl.formatMessage(messages.removeOf, { name })}
      options={all.map((one) => ({ value: String(one.id), label: pathOf(all, one) }))}
      value={field.value as string[]}
      disabled={disabled}
      error={fieldState.error?.message}
      onValueChange={(ids) => field.onChange([...ids])}
    />
  );
}
