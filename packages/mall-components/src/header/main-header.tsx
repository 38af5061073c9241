import { Container } from '@vermilion/design-system/container';
import { UserIcon } from '@vermilion/design-system/icon';
import { isPlainClick, LinkBase } from '@vermilion/design-system/link';
import { cx } from 'class-variance-authority';
import type { MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CategoryNode, LoadCategoryGoods } from '../category';
import { CartMenu, type CartMenuProps } from './cart-menu';
import { CategoryMenu } from './category-menu';
import { LanguageIconMenu, type LanguageMenuProps } from './language-menu';
import { Logo } from './logo';
import * as styles from './main-header.css';
import * as menus from './menus.css';
import { messages } from './messages';
import { SearchBox, type SearchBoxProps } from './search-box';
import { UserMenu, type UserMenuProps } from './user-menu';

export interface MainHeaderProps {
  /** The mall's name: text of the wordmark, and alternative text of the logo. */
  mallName: string;
  /** URL of the logo; without it the name is shown as a wordmark. */
  logoSrc?: string;
  /** URL of a variant for dark backgrounds; without it the logo gets a light background in dark mode. */
  darkLogoSrc?: string;
  homeHref: string;
  /** The first level of the category tree, in display order. */
  categories: readonly CategoryNode[];
  /** Loads the bestsellers that an open category shows; not used in narrow windows. */
  loadCategoryGoods?: LoadCategoryGoods;
  /** Props of the `LanguageMenu`, shown as an icon in small windows; left out without it. */
  language?: LanguageMenuProps;
  /** Props of the `SearchBox`. */
  search: SearchBoxProps;
  /** URL of the cart, number of its rows, and its preview. */
  cart: CartMenuProps;
  /**
   * The signed-in user; without it there is a sign-in link. Where the user is loaded after the first paint, set
   * `data-signed-in` on the root element before it: the link then has the size of the menu, which avoids a
   * layout shift.
   */
  account?: UserMenuProps;
  signInHref: string;
  /** Opens sign-in in a dialog instead of navigating. */
  onSignIn?: () => void;
}

/** Logo, categories, search, cart and account in one row (two in small windows). */
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
      <CategoryMenu categories={categories} loadGoods={props.loadCategoryGoods} />
      <div className={styles.search}>
        <SearchBox {...search} />
      </div>
      <div className={styles.tools}>
        {props.language && <LanguageIconMenu {...props.language} />}
        <CartMenu {...cart} />
        {account ? (
          <UserMenu {...account} />
        ) : (
          <LinkBase
            href={props.signInHref}
            className={cx(menus.text, menus.signIn)}
            aria-label={intl.formatMessage(messages.signIn)}
            onClick={handleSignIn}
            // a press before hydration is replayed after it
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
