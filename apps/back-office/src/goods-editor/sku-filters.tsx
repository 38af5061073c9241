import { Select } from '@vermilion/design-system/select';
import { useIntl } from 'react-intl';
import type { OptionFields } from './goods-values';
import { messages } from './messages';

export interface SkuFiltersProps {
  options: readonly OptionFields[];
  /** The key of the chosen value, by the key of its option. */
  chosen: Readonly<Record<string, string>>;
  onChoose: (chosen: Record<string, string>) => void;
}

/** Chooses of which values the rows are shown. */
export function SkuFilters({ options, chosen, onChoose }: SkuFiltersProps) {
  const intl = useIntl();
  return options
    .filter(({ values }) => values.length > 1)
    .map(({ key, name, values }) => (
      <Select
        key={key}
        size="sm"
        label={intl.formatMessage(messages.filterBy, { option: name.own })}
        value={chosen[key] ?? ''}
        onValueChange={(value) => onChoose({ ...chosen, [key]: value })}
      >
        <option value="">{intl.formatMessage(messages.allValues)}</option>
        {values.map((one) => (
          <option key={one.key} value={one.key}>
            {one.value.own}
          </option>
        ))}
      </Select>
    ));
}
