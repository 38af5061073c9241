import { Container } from '@vermilion/design-system/container';
import { FormattedMessage } from 'react-intl';
import type { LanguageMenuProps } from '../header';
import { telHref } from '../internal/tel-href';
import * as styles from './footer.css';
import * as bar from './footer-bar.css';
import { FooterColorMode, type FooterColorModeProps } from './footer-color-mode';
import { FooterColumns } from './footer-columns';
import { FooterLanguages } from './footer-languages';
import { FooterPayments } from './footer-payments';
import { FooterPromises, usualPromises } from './footer-promises';
import { messages } from './messages';
import type { FooterColumn, FooterPayment, FooterPromise } from './types';

export interface FooterProps {
  /** What shoppers can rely on; an empty list for none. Default: known shops, delivery, safe payment, returns. */
  promises?: readonly FooterPromise[];
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

/** Promises, links, payment methods, languages, colors, and the mall's contact data. */
export function Footer(props: FooterProps) {
  const {
    promises = usualPromises,
    columns = [],
    payments = [],
    language,
    colorMode,
    phone,
    email,
    address,
    copyright,
  } = props;
  return (
    <footer data-component="footer" className={styles.footer}>
      <Container>
        {promises.length > 0 && <FooterPromises promises={promises} />}
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
