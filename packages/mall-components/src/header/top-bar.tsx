'use client';
import { Container } from '@vermilion/design-system/container';
import { ExternalIcon, HomeIcon } from '@vermilion/design-system/icon';
import { LinkBase } from '@vermilion/design-system/link';
import { cx } from 'class-variance-authority';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './messages';
import * as styles from './top-bar.css';

export interface TopBarProps {
  homeHref: string;
  ordersHref: string;
  /** Application to become a merchant; the link is left out without it. */
  settleHref?: string;
  /** The mall for phones, opened in a new window. */
  mobileHref?: string;
  /** Shows a hint to the shopper, e.g. as a toast. */
  onHint: (text: string) => void;
}

/** The thin line above the header. */
export function TopBar({ homeHref, ordersHref, settleHref, mobileHref, onHint }: TopBarProps) {
  const intl = useIntl();
  const handleBookmark = () => {
    // No browser lets a page bookmark itself; what can be done is to name the key
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
          <button type="button" className={cx(styles.item, styles.wide)} onClick={handleBookmark}>
            <FormattedMessage {...messages.bookmark} />
          </button>
        </div>
        <div className={styles.group}>
          <LinkBase href={ordersHref} className={styles.item}>
            <FormattedMessage {...messages.orders} />
          </LinkBase>
          {settleHref && (
            <LinkBase href={settleHref} className={styles.item}>
              <FormattedMessage {...messages.settle} />
            </LinkBase>
          )}
          {mobileHref && (
            <a
              href={mobileHref}
              target="_blank"
              rel="noreferrer"
              className={cx(styles.item, styles.wide)}
            >
              <FormattedMessage {...messages.mobile} />
              <ExternalIcon size="sm" />
            </a>
          )}
        </div>
      </Container>
    </nav>
  );
}
