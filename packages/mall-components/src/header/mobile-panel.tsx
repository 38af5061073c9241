import { ExternalIcon } from '@vermilion/design-system/icon';
import { FormattedMessage } from 'react-intl';
import { PageQrCode } from '../internal/page-qr-code';
import * as menus from './menus.css';
import { messages } from './messages';
import type { MobileMenuProps } from './types';

/** The page's URL as a QR code, and a link to the mobile mall where there is one. */
export const MobilePanel = ({ pageHref, mallHref }: MobileMenuProps) => (
  <>
    <PageQrCode href={pageHref} enabled />
    {mallHref && (
      <a href={mallHref} target="_blank" rel="noreferrer" className={menus.row}>
        <FormattedMessage {...messages.mobileOpen} />
        <ExternalIcon size="sm" />
      </a>
    )}
  </>
);
