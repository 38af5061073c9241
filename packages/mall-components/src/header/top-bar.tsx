'use client';
import { Container } from '@vermilion/design-system/container';
import { HomeIcon } from '@vermilion/design-system/icon';
import { LinkBase } from '@vermilion/design-system/link';
import { FormattedMessage, useIntl } from 'react-intl';
import { LanguageMenu, type LanguageMenuProps } from './language-menu';
import { messages } from './messages';
import { MobileMenu } from './mobile-menu';
import * as styles from './top-bar.css';
import type { MobileMenuProps, TopBarLink } from './types';

export interface TopBarProps {
  /** URL of the home page; without it there is no link. */
  homeHref?: string;
  /** URL of the orders; without it there is no link. */
  ordersHref?: string;
  /** Links of your own, at the start after that to the home page. */
  links?: readonly TopBarLink[];
  /** Link to the merchant application; left out without it. */
  settle?: { href: string; mallName: string };
  /** Menu for the mall on a phone; left out without it. */
  mobile?: MobileMenuProps;
  /** Props of the `LanguageMenu`; left out without it. */
  language?: LanguageMenuProps;
  /** Shows how to bookmark the site, e.g. as a toast; without it there is no button for that. */
  onHint?: (text: string) => void;
}

/** The thin bar above the header, with text links: only those that it is given. */
export function TopBar(props: TopBarProps) {
  const { homeHref, ordersHref, links = [], settle, mobile, language, onHint } = props;
  const intl = useIntl();
  const handleBookmark = () => {
    // Browsers do not let a page add a bookmark, so a hint names the keyboard shortcut
    const keys = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘ D' : 'Ctrl + D';
    onHint?.(intl.formatMessage(messages.bookmarkHint, { keys }));
  };
  return (
    <nav aria-label={intl.formatMessage(messages.topBar)} className={styles.bar}>
      <Container className={styles.row}>
        <div className={styles.group}>
          {homeHref && (
            <LinkBase href={homeHref} className={styles.item}>
              <HomeIcon size="sm" />
              <FormattedMessage {...messages.home} />
            </LinkBase>
          )}
          {links.map(({ label, href }) => (
            <LinkBase key={href} href={href} className={styles.item}>
              {label}
            </LinkBase>
          ))}
          {onHint && (
            <button type="button" className={styles.item} onClick={handleBookmark}>
              <FormattedMessage {...messages.bookmark} />
            </button>
          )}
        </div>
        <div className={styles.group}>
          {ordersHref && (
            <LinkBase href={ordersHref} className={styles.item}>
              <FormattedMessage {...messages.orders} />
            </LinkBase>
          )}
          {settle && (
            <LinkBase href={settle.href} className={styles.item}>
              <FormattedMessage {...messages.settle} values={{ mall: settle.mallName }} />
            </LinkBase>
          )}
          {mobile && <MobileMenu {...mobile} />}
          {language && <LanguageMenu {...language} />}
        </div>
      </Container>
    </nav>
  );
}
