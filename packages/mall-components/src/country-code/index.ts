export { CountryPicker } from './country-picker';
export type { CountryPickerProps } from './country-picker';
export { PhoneField } from './phone-field';
export type { PhoneFieldChangeDetail, PhoneFieldProps } from './phone-field';
export { CountryFlag } from './country-flag';
export type { CountryFlagProps } from './country-flag';
export { countries, countryByCode, countryByDialCode, DEFAULT_COUNTRY } from './countries';
export type { Country, CountryEntry } from './countries';
export {
  formatPhone,
  isPhone,
  nationalNumber,
  readInternational,
  readPhone,
} from './phone-numbers';
export type { PhoneReading } from './phone-numbers';
