import { useIntl } from 'react-intl';
import { Copyable } from '../internal/copyable';
import { PageQrCode } from '../internal/page-qr-code';
import { messages } from './messages';
import * as styles from './share-menu.css';

/** A link to copy, and its QR code. */
export function SharePanel({ href }: { href: string }) {
  const intl = useIntl();
  return (
    <div className={styles.panel}>
      <PageQrCode href={href} enabled />
      <Copyable text={href} label={intl.formatMessage(messages.link)} />
    </div>
  );
}
