import { useQuery } from '@tanstack/react-query';
import { ComboBox } from '@vermilion/design-system/combo-box';
import { useController, useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { errorMessage } from '../errors/error-message';
import { messages as shared } from '../shared/messages';
import { useClients } from '../wire/clients-context';
import { controlId } from './editor-context';
import type { GoodsValues } from './goods-values';
import { messages } from './messages';
import { categoriesQuery, choicesOf } from './queries';

/** The category of the mall, found by any word of its path. */
export function CategoryField() {
  const intl = useIntl();
  const { control, clearErrors } = useFormContext<GoodsValues>();
  const { field, fieldState } = useController({ control, name: 'categoryId' });
  const categories = useQuery(categoriesQuery(useClients()));
  return (
    <ComboBox
      id={controlId('categoryId')}
      label={intl.formatMessage(messages.category)}
      hint={intl.formatMessage(messages.categoryHint)}
      options={choicesOf(categories.data ?? [])}
      pending={categories.isPending}
      pendingLabel={intl.formatMessage(shared.loading)}
      toggleLabel={intl.formatMessage(messages.showCategories)}
      emptyLabel={intl.formatMessage(messages.noCategory)}
      {...(categories.isError && {
        failure: {
          label: errorMessage(categories.error, intl),
          retryLabel: intl.formatMessage(shared.retry),
          onRetry: () => void categories.refetch(),
        },
      })}
      error={fieldState.error?.message}
      value={field.value || null}
      onBlur={field.onBlur}
      onValueChange={(value) => {
        field.onChange(value ?? '');
        clearErrors('categoryId');
      }}
    />
  );
}
