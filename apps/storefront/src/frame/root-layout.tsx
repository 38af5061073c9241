import '../routing/view-transition.css';
import { LinkProvider } from '@vermilion/design-system/link';
import { ToastProvider } from '@vermilion/design-system/toast';
import { MallSettingsProvider } from '@vermilion/mall-components/settings';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { Outlet } from 'react-router-dom';
import { ChunkLoadError } from '../browser/chunk-guard';
import { MallContext } from '../deps/mall-context';
import { reportError } from '../errors/report-error';
import { messages } from '../mall/messages';
import { useHomeCache } from '../mall/use-home-cache';
import { useHomeMall } from '../mall/use-home-mall';
import { MAIN_ID, NavigationFocus } from '../routing/navigation-focus';
import { RouterLink } from '../routing/router-link';
import { ErrorToasts } from '../session/error-toasts';
import { AfterSignIn } from '../sign-in/after-sign-in';
import { SignInProvider } from '../sign-in/sign-in-provider';
import { Help } from './help';
import { NavigationProgress } from './navigation-progress';
import { PageFooter } from './page-footer';
import { PageHeader } from './page-header';
import * as styles from './root-layout.css';

const reportMissingPart = (error: unknown, retry: () => void) =>
  reportError(new ChunkLoadError(true, error), retry);

/** The frame of every page: header, footer, sign-in overlay, toasts. */
export function RootLayout() {
  const intl = useIntl();
  const mall = useHomeMall();
  const { currency, currencySymbol, decimals } = mall;
  useHomeCache();
  return (
    <LinkProvider component={RouterLink}>
      <MallSettingsProvider
        currency={currency}
        currencySymbol={currencySymbol}
        currencyDecimals={decimals}
        onLoadError={reportMissingPart}
      >
        <MallContext value={mall}>
          <ToastProvider
            label={intl.formatMessage(messages.notices)}
            dismissLabel={intl.formatMessage(messages.dismiss)}
            toneLabels={{
              positive: intl.formatMessage(messages.done),
              caution: intl.formatMessage(messages.warning),
              critical: intl.formatMessage(messages.error),
            }}
          >
            <SignInProvider>
              <ErrorToasts />
              <AfterSignIn />
              <NavigationProgress />
              <NavigationFocus />
              <div className={styles.page}>
                {/* Reserves the space of the help widget, which follows the content, before the first paint */}
                <span hidden data-floating-widget="" />
                <Suspense>
                  <PageHeader />
                </Suspense>
                <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
                  <noscript>
                    <p className={styles.noScripts}>{intl.formatMessage(messages.noScripts)}</p>
                  </noscript>
                  <Outlet />
                </main>
                <Suspense>
                  <Help />
                </Suspense>
                <Suspense>
                  <PageFooter />
                </Suspense>
              </div>
            </SignInProvider>
          </ToastProvider>
        </MallContext>
      </MallSettingsProvider>
    </LinkProvider>
  );
}
