import { FormattedMessage } from 'react-intl';
import { FactList, type Fact } from '../facts';
import { messages } from '../messages';
import type { OrderRecipient } from '../types';

export interface RecipientProps {
  recipient: OrderRecipient;
}

const labels = {
  name: messages.name,
  phone: messages.phone,
  email: messages.email,
  address: messages.address,
};
const order = ['name', 'phone', 'email', 'address'] as const;

/** Who receives the goods, and where. */
export function Recipient({ recipient }: RecipientProps) {
  const facts = order.flatMap((field): Fact[] => {
    const value = recipient[field];
    return value ? [{ id: field, label: <FormattedMessage {...labels[field]} />, value }] : [];
  });
  return <FactList facts={facts} />;
}
