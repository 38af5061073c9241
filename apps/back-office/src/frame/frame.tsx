import { Alert } from '@vermilion/design-system/alert';
import { SkipLink } from '@vermilion/design-system/skip-link';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Outlet, useLocation } from 'react-router-dom';
import { LanguageSelect } from '../i18n/language-select';
import { PlaceName } from '../session/place-name';
import { placeOf } from '../session/session';
import { useSession } from '../session/session-context';
import { AccountMenu } from './account-menu';
import * as styles from './frame.css';
import { MenuDrawer } from './menu-drawer';
import { messages } from './messages';
import { Navigation } from './navigation';

const MAIN = 'main';

/** Another page begins at its top, for the eye and for the keyboard. */
function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

/** The frame of all pages: place, navigation, language, account. */
export function Frame() {
  const { session } = useSession();
  const main = useFocusOnNavigation();
  const place = placeOf(session);
  return (
    <div className={styles.frame}>
      <header className={styles.bar}>
        <SkipLink targetId={MAIN}>
          <FormattedMessage {...messages.skip} />
        </SkipLink>
        <MenuDrawer />
        <span className={styles.place}>{place && <PlaceName place={place} />}</span>
        <LanguageSelect />
        <AccountMenu />
      </header>
      <div className={styles.side}>
        <Navigation />
      </div>
      <main id={MAIN} className={styles.main} tabIndex={-1} ref={main}>
        {session.isRestored && (
          <Alert tone="caution">
            <FormattedMessage {...messages.restored} />
          </Alert>
        )}
        <Outlet />
      </main>
    </div>
  );
}
