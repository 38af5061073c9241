import { Select, type SelectProps } from '@vermilion/design-system/select';
import { languageNames, languageTag, type Locale, LOCALES } from './locales';

export interface LocaleSelectProps extends Pick<SelectProps, 'label' | 'labelHidden' | 'size'> {
  value: Locale;
  onValueChange: (locale: Locale) => void;
}

/** Chooses one of the languages, each named in itself. */
export const LocaleSelect = ({ onValueChange, ...props }: LocaleSelectProps) => (
  <Select {...props} onValueChange={(value) => onValueChange(value as Locale)}>
    {LOCALES.map((one) => (
      <option key={one} value={one} lang={languageTag(one)}>
        {languageNames[one]}
      </option>
    ))}
  </Select>
);
