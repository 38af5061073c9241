import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    label: { id: 'country.label', defaultMessage: 'Country or region' },
    toggle: { id: 'country.toggle', defaultMessage: 'Show countries and regions' },
    loading: { id: 'country.loading', defaultMessage: 'Loading countries' },
    empty: { id: 'country.empty', defaultMessage: 'No matching country or region' },
    phone: { id: 'country.phone', defaultMessage: 'Phone number' },
  }),
};
