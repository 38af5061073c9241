import { DescriptionList } from '@vermilion/design-system/description-list';
import { useIntl } from 'react-intl';
import { messages } from './messages';
import type { OrderRecipient } from './types';

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
  const intl = useIntl();
  const items = order.flatMap((field) => {
    const description = recipient[field];
    return description ? [{ term: intl.formatMessage(labels[field]), description }] : [];
  });
  return <DescriptionList items={items} />;
}
