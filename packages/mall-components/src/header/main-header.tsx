import { Container } from '@vermilion/design-system/container';
import { UserIcon } from '@vermilion/design-system/icon';
import { isPlainClick, LinkBase } from '@vermilion/design-system/link';
import { cx } from 'class-variance-authority';
import type { MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CategoryNode } from '../category';
import { CartMenu, type CartMenuProps } from './cart-menu';
import { CategoryMenu } from './category-menu';
import { Logo } from './logo';
import * as styles from './main-header.css';
import * as menus from './menus.css';
import { messages } from './messages';
import { SearchBox, type SearchBoxProps } from './search-box';
import { UserMenu, type UserMenuProps } from './user-menu';

export interface MainHeaderProps {
  /** The mall's name: the word mark, and the name of the logo. */
  mallName: string;
  /** Without one the name is set as a word mark. */
  logoSrc?: string;
  /** The logo for dark grounds; without it the logo stands on a light one there. */
  darkLogoSrc?: string;
  homeHref: string;
  categories: readonly CategoryNode[];
  search: SearchBoxProps;
  cart: CartMenuProps;
  /**
   * Who is signed in; without it there is a sign-in link. Where that is known only after the page is drawn, set
   * `data-signed-in` on the root element before: the link then has the size of the menu, so that nothing moves.
   */
  account?: UserMenuProps;
  signInHref: string;
  /** Signs in over the page instead of leaving it. */
  onSignIn?: () => void;
}

/** Logo, categories, search, cart and account in one row (two on small windows). */
export function MainHeader(props: MainHeaderProps) {
  const { mallName, logoSrc, darkLogoSrc, homeHref, categories, search, cart, account } = props;
  const intl = useIntl();
  const handleSignIn = (event: MouseEvent) => {
    if (!props.onSignIn || !isPlainClick(event)) return;
    event.preventDefault();
    props.onSignIn();
  };
  return (
    <Container className={styles.row}>
      <LinkBase
        href={homeHref}
        className={styles.logo}
        aria-label={logoSrc ? intl.formatMessage(messages.homeLink) : undefined}
      >
        {logoSrc ? (
          <Logo name={mallName} src={logoSrc} darkSrc={darkLogoSrc} />
        ) : (
          <span className={styles.wordmark}>{mallName}</span>
        )}
      </LinkBase>
      <CategoryMenu categories={categories} />
      <div className={styles.search}>
        <SearchBox {...search} />
      </div>
      <div className={styles.tools}>
        <CartMenu {...cart} />
        {account ? (
          <UserMenu {...account} />
        ) : (
          <LinkBase
            href={props.signInHref}
            className={cx(menus.text, menus.signIn)}
            aria-label={intl.formatMessage(messages.signIn)}
            onClick={handleSignIn}
            // a press before the scripts have come waits for them
            data-replay={props.onSignIn && ''}
          >
            <UserIcon size="md" />
            <span className={menus.signInText}>
              <FormattedMessage {...messages.signIn} />
            </span>
          </LinkBase>
        )}
      </div>
    </Container>
  );
}
