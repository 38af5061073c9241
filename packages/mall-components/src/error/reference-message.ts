import { defineMessages } from 'react-intl';

/** Not beside the others: their types are public, and those of values need another package. */
export const { reference: referenceMessage } = defineMessages<{ reference: { reference: string } }>(
  {
    reference: { id: 'error.reference', defaultMessage: 'Reference: {reference}' },
  },
);
