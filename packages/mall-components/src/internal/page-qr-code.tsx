import { FormattedMessage, useIntl } from 'react-intl';
import { LazyQrCode } from './lazy-qr-code';
import * as styles from './lazy-qr-code.css';
import { messages } from './messages';

interface PageQrCodeProps {
  /** Whole address of the page. */
  href: string;
  /** Whether it is shown or about to be. */
  wanted: boolean;
}

/** The page as a QR code, and what it is for. */
export function PageQrCode({ href, wanted }: PageQrCodeProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.withText}>
      <LazyQrCode wanted={wanted} value={href} label={formatMessage(messages.pageCode)} />
      <FormattedMessage {...messages.pageCodeText} />
    </div>
  );
}
