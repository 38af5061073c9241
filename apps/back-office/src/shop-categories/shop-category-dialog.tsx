import type { OperatorShopCategory } from '@vermilion/api-client/operator';
import { Dialog } from '@vermilion/design-system/dialog';
import { Select } from '@vermilion/design-system/select';
import { useController } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { LineField } from '../shared/form-fields';
import { messages as shared } from '../shared/messages';
import { SavedForm } from '../shared/saved-form';
import {
  sentTranslations,
  shownTranslations,
  type TranslatedTexts,
  translationValues,
} from '../shared/text-languages';
import { TranslatedField } from '../shared/translated-field';
import { useIdempotency } from '../shared/use-idempotency';
import { byText, useSavedForm } from '../shared/use-saved-form';
import { useClients } from '../wire/clients-context';
import { messages } from './messages';
import type { ShopCategories } from './use-shop-categories';

const NAME_LENGTH = 60;

interface ShopCategoryValues {
  name: string;
  pid: string;
  translations: TranslatedTexts;
}

interface AboveFieldProps {
  options: readonly OperatorShopCategory[];
}

function AboveField({ options }: AboveFieldProps) {
  const intl = useIntl();
  const { field, fieldState } = useController({ name: 'pid' });
  return (
    <Select
      label={intl.formatMessage(messages.above)}
      value={field.value as string}
      error={fieldState.error?.message}
      onValueChange={field.onChange}
    >
      <option value="0">{intl.formatMessage(messages.top)}</option>
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}

export interface ShopCategoryDialogProps {
  /** Undefined for a new one. */
  shopCategory: OperatorShopCategory | undefined;
  shopCategories: ShopCategories;
  onClose: () => void;
}

/** A category to change, or a new one. There are two levels. */
export function ShopCategoryDialog({
  shopCategory,
  shopCategories,
  onClose,
}: ShopCategoryDialogProps) {
  const intl = useIntl();
  const { operator } = useClients();
  const { once } = useIdempotency();
  const text = (name: 'name' | 'above') => intl.formatMessage(messages[name]);
  const nameOf = (pid: string) =>
    shopCategories.all.find(({ id }) => String(id) === pid)?.name ??
    intl.formatMessage(messages.top);
  const state = useSavedForm<ShopCategoryValues, OperatorShopCategory>({
    thing: shopCategory,
    valuesOf: (thing) => ({
      name: thing?.name ?? '',
      pid: String(thing?.pid ?? 0),
      translations: translationValues(thing?.translations, ['name']),
    }),
    send: async (values, version) => {
      const sent = {
        name: values.name,
        pid: Number(values.pid),
        translations: sentTranslations(values.translations),
      };
      try {
        if (shopCategory && version !== undefined)
          return await operator.saveShopCategory({ ...sent, id: shopCategory.id, version });
        await operator.createShopCategory(sent, once());
        return undefined;
      } finally {
        void shopCategories.reload();
      }
    },
    compare: byText((values) => [
      { label: text('name'), text: values.name },
      { label: text('above'), text: nameOf(values.pid) },
      ...shownTranslations(values.translations, 'name', text('name')),
    ]),
    fieldOf: (field) =>
      field.startsWith('translations.')
        ? (field as `translations.${string}.name`)
        : field === 'pid'
          ? 'pid'
          : 'name',
    onSaved: onClose,
  });
  const isAbove = shopCategory !== undefined && shopCategories.below(shopCategory.id).length > 0;
  return (
    <Dialog
      open
      title={
        shopCategory
          ? intl.formatMessage(messages.editOf, { name: shopCategory.name })
          : intl.formatMessage(messages.create)
      }
      closeLabel={intl.formatMessage(shared.close)}
      closeOnOutsidePress={false}
      onOpenChange={(open) => !open && onClose()}
    >
      <SavedForm state={state}>
        <LineField name="name" label={text('name')} maxLength={NAME_LENGTH} required />
        {!isAbove && (
          <AboveField
            options={shopCategories.below(0).filter(({ id }) => id !== shopCategory?.id)}
          />
        )}
        <TranslatedField name="name" label={text('name')} maxLength={NAME_LENGTH} />
      </SavedForm>
    </Dialog>
  );
}
