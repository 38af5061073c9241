import { LinkProvider } from '@vermilion/design-system/link';
import { ToastProvider } from '@vermilion/design-system/toast';
import { MallSettingsProvider } from '@vermilion/mall-components/settings';
import { useIntl } from 'react-intl';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { ErrorToasts } from '../errors/error-toasts';
import { RouterLink } from '../routing/router-link';
import { SignInProvider } from '../session/sign-in-provider';
import { messages } from './messages';
import { NavigationFocus, MAIN_ID } from './navigation-focus';
import { NavigationProgress } from './navigation-progress';
import { PageHeader } from './page-header';
import * as styles from './root-layout.css';
import { useHomeIndex } from './use-home-index';
import { currencySymbol } from '../data/currency';

/** What stands around every page: header, footer, sign-in, messages that pass. */
export function RootLayout() {
  const intl = useIntl();
  const home = useHomeIndex();
  return (
    <LinkProvider component={RouterLink}>
      <MallSettingsProvider currencySymbol={currencySymbol(home?.shopPayCurrency)}>
        <ToastProvider
          label={intl.formatMessage(messages.notices)}
          dismissLabel={intl.formatMessage(messages.dismiss)}
        >
          <SignInProvider>
            <ErrorToasts />
            <NavigationProgress />
            <NavigationFocus />
            <ScrollRestoration />
            <div className={styles.page}>
              <PageHeader logoSrc={home?.logoUrl || undefined} />
              <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
                <Outlet />
              </main>
            </div>
          </SignInProvider>
        </ToastProvider>
      </MallSettingsProvider>
    </LinkProvider>
  );
}
