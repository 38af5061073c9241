import { DescriptionList } from '@vermilion/design-system/description-list';
import { useIntl } from 'react-intl';
import { writtenText } from '../internal/lang-of';
import type { OrderRecipient } from './delivery-types';
import { messages } from './messages';

export interface RecipientProps {
  /** Name, phone number, e-mail address and postal address. */
  recipient: OrderRecipient;
}

const labels = {
  name: messages.name,
  phone: messages.phone,
  email: messages.email,
  address: messages.address,
};
const order = ['name', 'phone', 'email', 'address'] as const;

/** Recipient and delivery address. */
export function Recipient({ recipient }: RecipientProps) {
  const intl = useIntl();
  const items = order.flatMap((field) => {
    const text = recipient[field];
    const description = <span {...writtenText(text ?? '')}>{text}</span>;
    return text ? [{ term: intl.formatMessage(labels[field]), description }] : [];
  });
  return <DescriptionList items={items} />;
}
