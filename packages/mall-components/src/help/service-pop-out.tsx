'use client';
import { Button } from '@vermilion/design-system/button';
import { FormattedMessage, useIntl } from 'react-intl';
import { Copyable } from '../internal/copyable';
import { LazyQrCode } from '../internal/lazy-qr-code';
import { telHref } from '../internal/tel-href';
import * as styles from './help-widget.css';
import { messages } from './messages';

/** Contact options of customer service; without any the box is left out. */
export interface ServiceContact {
  /** Phone number, as shown; a link calls it. */
  phone?: string;
  /** E-mail address; a link writes to it. */
  email?: string;
  /** Opens the chat in a separate window. */
  onChat?: () => void;
  /** URL of the chat, for its QR code. */
  chatHref?: string;
}

/** Contact options of customer service: a QR code, a phone number, an e-mail address, a chat. */
export function ServicePopOut({ phone, email, chatHref, onChat }: ServiceContact) {
  const { formatMessage } = useIntl();
  const lines = [
    { text: phone, href: phone && telHref(phone), title: formatMessage(messages.call) },
    { text: email, href: `mailto:${email}`, title: formatMessage(messages.write) },
  ];
  return (
    <div className={styles.ways}>
      {chatHref && <LazyQrCode enabled value={chatHref} label={formatMessage(messages.chatCode)} />}
      {lines.map(
        ({ text, href, title }) =>
          text && (
            <span key={title} className={styles.lines}>
              <span className={styles.title}>{title}</span>
              <Copyable text={text} href={href} label={text} />
            </span>
          ),
      )}
      {onChat && (
        <Button size="sm" variant="soft" onClick={onChat}>
          <FormattedMessage {...messages.chat} />
        </Button>
      )}
    </div>
  );
}
