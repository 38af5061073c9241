import { Button } from '@vermilion/design-system/button';
import { FormattedMessage, useIntl } from 'react-intl';
import { LazyQrCode } from '../internal/lazy-qr-code';
import * as styles from './help-widget.css';
import { messages } from './messages';

/** How customer service is reached; without any way the box is left out. */
export interface ServiceContact {
  phone?: string;
  /** Opens the chat: a link, a window or a mail, as the mall has set it. */
  onChat?: () => void;
  /** Address of the chat, for its QR code. */
  chatHref?: string;
}

interface ServicePopOutProps {
  service: ServiceContact;
  /** Somebody looks at the widget. */
  wanted: boolean;
}

/** The ways to customer service: a QR code for the phone, a telephone number, a chat. */
export function ServicePopOut({ service, wanted }: ServicePopOutProps) {
  const intl = useIntl();
  const { phone, onChat, chatHref } = service;
  return (
    <div className={styles.ways}>
      {chatHref && (
        <LazyQrCode
          wanted={wanted}
          value={chatHref}
          label={intl.formatMessage(messages.chatCode)}
        />
      )}
      {phone && (
        <span className={styles.lines}>
          <span className={styles.title}>
            <FormattedMessage {...messages.serviceDetail} />
          </span>
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={styles.phone}>
            {phone}
          </a>
        </span>
      )}
      {onChat && (
        <Button size="sm" variant="soft" onClick={onChat}>
          <FormattedMessage {...messages.chat} />
        </Button>
      )}
    </div>
  );
}
