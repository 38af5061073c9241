import { CountryFlag } from '@vermilion/mall-components/country-code';

/** `/flags.svg` is `@vermilion/mall-components/flags.svg`, copied to where the app serves its files. */
export const Example = () => (
  <>
    <CountryFlag code="LA" src="/flags.svg" /> Laos
  </>
);
