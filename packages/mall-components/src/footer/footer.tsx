import { Container } from '@vermilion/design-system/container';
import { RefreshIcon, ShieldIcon, TruckIcon, WalletIcon } from '@vermilion/design-system/icon';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LanguageMenuProps } from '../header';
import { telHref } from '../internal/tel-href';
import * as styles from './footer.css';
import * as bar from './footer-bar.css';
import { FooterColorMode, type FooterColorModeProps } from './footer-color-mode';
import { FooterColumns } from './footer-columns';
import { FooterLanguages } from './footer-languages';
import { FooterPayments } from './footer-payments';
import { messages } from './messages';
import type { FooterColumn, FooterPayment } from './types';

export interface FooterProps {
  /** Link columns; without them the footer has no links of its own. */
  columns?: readonly FooterColumn[];
  /** Accepted payment methods. */
  payments?: readonly FooterPayment[];
  /** The mall's languages; without it there is no choice. */
  language?: LanguageMenuProps;
  /** The colors of the page; without it there is no choice. */
  colorMode?: FooterColorModeProps;
  /** Phone number of the mall, as shown; it is a link that calls it. Left out without it. */
  phone?: string;
  /** E-mail address of the mall, a link. Left out without it. */
  email?: string;
  /** Postal address of the mall, in one line. Left out without it. */
  address?: string;
  /** The whole copyright line, including year and holder. */
  copyright: string;
}

const guarantees = [
  { icon: ShieldIcon, title: messages.genuine, detail: messages.genuineDetail },
  { icon: TruckIcon, title: messages.delivery, detail: messages.deliveryDetail },
  { icon: WalletIcon, title: messages.payment, detail: messages.paymentDetail },
  { icon: RefreshIcon, title: messages.returns, detail: messages.returnsDetail },
];

/** Four guarantees, links, payment methods, languages, colors, and the mall's contact data. */
export function Footer(props: FooterProps) {
  const {
    columns = [],
    payments = [],
    language,
    colorMode,
    phone,
    email,
    address,
    copyright,
  } = props;
  const intl = useIntl();
  return (
    <footer data-component="footer" className={styles.footer}>
      <Container>
        <ul aria-label={intl.formatMessage(messages.promises)} className={styles.guarantees}>
          {guarantees.map(({ icon: Icon, title, detail }) => (
            <li key={title.id} className={styles.guarantee}>
              <span className={styles.mark}>
                <Icon size="lg" />
              </span>
              <span>
                <span className={styles.title}>
                  <FormattedMessage {...title} />
                </span>
                <span className={styles.detail}>
                  <FormattedMessage {...detail} />
                </span>
              </span>
            </li>
          ))}
        </ul>
        {columns.length > 0 && <FooterColumns columns={columns} />}
        {(payments.length > 0 || language || colorMode) && (
          <div className={bar.bar}>
            {language && <FooterLanguages {...language} />}
            {colorMode && <FooterColorMode {...colorMode} />}
            {payments.length > 0 && <FooterPayments payments={payments} />}
          </div>
        )}
      </Container>
      <div className={styles.imprint}>
        <Container className={styles.imprintRow}>
          {phone && (
            <a href={telHref(phone)} className={styles.contact}>
              <FormattedMessage {...messages.phone} values={{ phone }} />
            </a>
          )}
          {email && (
            <a href={`mailto:${email}`} className={styles.contact}>
              <FormattedMessage {...messages.email} values={{ email }} />
            </a>
          )}
          {address && (
            <span>
              <FormattedMessage {...messages.address} values={{ address }} />
            </span>
          )}
          <small className={styles.copyright}>{copyright}</small>
        </Container>
      </div>
    </footer>
  );
}
