import { FormattedMessage, useIntl } from 'react-intl';
import { LazyQrCode } from './lazy-qr-code';
import * as styles from './lazy-qr-code.css';
import { messages } from './messages';

interface PageQrCodeProps {
  /** Absolute URL of the page. */
  href: string;
  /** Whether it is visible or about to be. */
  enabled: boolean;
}

/** The page's URL as a QR code, with an explanation. */
export function PageQrCode({ href, enabled }: PageQrCodeProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.withText}>
      <LazyQrCode enabled={enabled} value={href} label={formatMessage(messages.pageCode)} />
      <FormattedMessage {...messages.pageCodeText} />
    </div>
  );
}
