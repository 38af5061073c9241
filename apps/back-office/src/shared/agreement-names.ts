import type { AgreementFields } from '@vermilion/api-client/operator';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** The agreements and policies of a mall. */
export const agreementNames: Record<AgreementFields['kind'], MessageDescriptor> = defineMessages({
  registration: { id: 'office.agreement.registration', defaultMessage: 'Agreement of accounts' },
  settlement: { id: 'office.agreement.settlement', defaultMessage: 'Agreement of shops' },
  privacy: { id: 'office.agreement.privacy', defaultMessage: 'Privacy' },
  delivery: { id: 'office.agreement.delivery', defaultMessage: 'Delivery' },
  returns: { id: 'office.agreement.returns', defaultMessage: 'Returns' },
});
