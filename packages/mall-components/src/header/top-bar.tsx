'use client';
import { Container } from '@vermilion/design-system/container';
import { HomeIcon } from '@vermilion/design-system/icon';
import { LinkBase } from '@vermilion/design-system/link';
import { FormattedMessage, useIntl } from 'react-intl';
import { LanguageMenu, type LanguageMenuProps } from './language-menu';
import { messages } from './messages';
import { MobileMenu } from './mobile-menu';
import * as styles from './top-bar.css';
import type { MobileMenuProps } from './types';

export interface TopBarProps {
  homeHref: string;
  ordersHref: string;
  /** Link to the merchant application; left out without it. */
  settle?: { href: string; mallName: string };
  /** Menu for the mall on a phone; left out without it. */
  mobile?: MobileMenuProps;
  /** Props of the `LanguageMenu`. */
  language: LanguageMenuProps;
  /** Shows a hint, e.g. as a toast. */
  onHint: (text: string) => void;
}

/** The thin bar above the header, with text links. */
export function TopBar({ homeHref, ordersHref, settle, mobile, language, onHint }: TopBarProps) {
  const intl = useIntl();
  const handleBookmark = () => {
    // Browsers do not let a page add a bookmark, so a hint names the keyboard shortcut
    const keys = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘ D' : 'Ctrl + D';
    onHint(intl.formatMessage(messages.bookmarkHint, { keys }));
  };
  return (
    <nav aria-label={intl.formatMessage(messages.topBar)} className={styles.bar}>
      <Container className={styles.row}>
        <div className={styles.group}>
          <LinkBase href={homeHref} className={styles.item}>
            <HomeIcon size="sm" />
            <FormattedMessage {...messages.home} />
          </LinkBase>
          <button type="button" className={styles.item} onClick={handleBookmark}>
            <FormattedMessage {...messages.bookmark} />
          </button>
        </div>
        <div className={styles.group}>
          <LinkBase href={ordersHref} className={styles.item}>
            <FormattedMessage {...messages.orders} />
          </LinkBase>
          {settle && (
            <LinkBase href={settle.href} className={styles.item}>
              <FormattedMessage {...messages.settle} values={{ mall: settle.mallName }} />
            </LinkBase>
          )}
          {mobile && <MobileMenu {...mobile} />}
          <LanguageMenu {...language} />
        </div>
      </Container>
    </nav>
  );
}
