import { Link } from '@vermilion/design-system/link';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useMall } from '../mall/mall-data';
import { useHomeIndex } from '../mall/use-home-index';
import { contactOf } from './contact';

const messages = defineMessages({
  none: {
    id: 'page.contact.none',
    defaultMessage: 'The shop answers what concerns an order: its address is on the order.',
  },
});

/** How the mall is reached, and when: phone, email, chat, hours and address, as far as it offers them. */
export function useContactLines() {
  const { phone, email, chatHref } = contactOf(useHomeIndex());
  const { address, hours } = useMall();
  return [
    phone && <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Link>,
    email && <Link href={`mailto:${email}`}>{email}</Link>,
    chatHref && <Link href={chatHref}>{new URL(chatHref).host}</Link>,
    hours,
    address,
    !phone && !email && !chatHref && <FormattedMessage {...messages.none} />,
  ];
}
