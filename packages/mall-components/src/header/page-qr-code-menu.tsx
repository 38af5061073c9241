import { QrIcon } from '@vermilion/design-system/icon';
import { useIntl } from 'react-intl';
import { messages } from '../internal/messages';
import { PageQrCode } from '../internal/page-qr-code';
import { Flyout } from './flyout';
import * as styles from './menus.css';

export interface PageQrCodeMenuProps {
  /** Whole address of the page. */
  href: string;
}

/** The page as a QR code, to go on with it on a phone; not shown in a phone's own window. */
export function PageQrCodeMenu({ href }: PageQrCodeMenuProps) {
  return (
    <Flyout
      label={useIntl().formatMessage(messages.pageCode)}
      trigger={<QrIcon />}
      buttonProps={{ className: styles.round }}
      className={styles.wideOnly}
    >
      {(open) => <PageQrCode href={href} wanted={open} />}
    </Flyout>
  );
}
