import { MultiSelect } from '@vermilion/design-system/multi-select';
import { useController } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useCountries } from '../shared/use-countries';
import { messages } from './messages';

/** Countries, in the form around it. */
export function CountriesField({ name }: { name: string }) {
  const intl = useIntl();
  const countries = useCountries();
  const { field, fieldState } = useController({ name });
  return (
    <MultiSelect
      label={intl.formatMessage(messages.countries)}
      hint={intl.formatMessage(messages.countriesHint)}
      toggleLabel={intl.formatMessage(messages.showList)}
      emptyLabel={intl.formatMessage(messages.noMatch)}
      removeLabel={(country) => intl.formatMessage(messages.removeOf, { name: country })}
      options={countries}
      value={field.value as string[]}
      error={fieldState.error?.message}
      onValueChange={(codes) => field.onChange([...codes])}
    />
  );
}
