import { Select } from '@vermilion/design-system/select';
import { TextField } from '@vermilion/design-system/text-field';
import { useIntl } from 'react-intl';
import { messages } from '../messages';
import type { SettlementCategory, SettlementType } from '../types';
import { useFieldOf } from './field-of';
import * as styles from './settlement-form.css';
import type { SettlementFormModel } from './use-settlement-form';

interface ShopFieldsProps {
  form: SettlementFormModel;
  categories: readonly SettlementCategory[];
  types: readonly SettlementType[];
}

/** The shop: name, category, type and search keywords. */
export function ShopFields({ form, categories, types }: ShopFieldsProps) {
  const { formatMessage } = useIntl();
  const field = useFieldOf(form);
  const { draft } = form.state;
  const category = categories.find(({ id }) => id === draft.categoryId);
  const type = types.find(({ id }) => id === draft.typeId);
  const fee = category && formatMessage(messages.fee, { percent: category.fee / 100 });
  return (
    <div className={styles.fields}>
      <TextField
        {...field('name', messages.name)}
        aria-required
        autoComplete="organization"
        className={styles.fullWidth}
      />
      <Select
        {...field('categoryId', messages.category)}
        aria-required
        hint={fee}
        className={styles.half}
      >
        <option value="">{formatMessage(messages.chooseCategory)}</option>
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Select
        {...field('typeId', messages.type)}
        aria-required
        hint={type?.info}
        className={styles.half}
      >
        <option value="">{formatMessage(messages.chooseType)}</option>
        {types.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <TextField
        {...field('keywords', messages.keywords)}
        hint={formatMessage(messages.keywordsHint)}
        className={styles.fullWidth}
      />
    </div>
  );
}
