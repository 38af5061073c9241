import { FormattedNumber } from 'react-intl';

/** A share of a hundred. */
export const Percent = ({ value }: { value: number }) => (
  <FormattedNumber value={value / 100} style="percent" />
);
