import { Link } from '@vermilion/design-system/link';
import { Text } from '@vermilion/design-system/text';
import { loginModeOf, LoginPanel } from '@vermilion/mall-components/login';
import { useCallback } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useHref, useNavigate } from 'react-router-dom';
import { useApp } from '../../deps/app-context';
import { loginParams } from '../../page-params';
import { paths } from '../../page-params/paths';
import { usePageResult } from '../../routing/page-result';
import { usePageParams } from '../../routing/use-page-params';
import { Seo } from '../../seo/seo';
import { messages } from '../../session/messages';
import { PageFrame } from '../../shared/page-frame';
import type { LoginFormResult } from '../../sign-in/login-form-result';
import { useLogin } from '../../sign-in/use-login';
import * as styles from './view.css';

export { loginParams as query } from '../../page-params';
export { createLoader } from './loader';

/** The sign-in page, which leads to the return path. */
export function View() {
  const { takeReturnPath } = useApp();
  const navigate = useNavigate();
  const base = useHref(paths.home()).replace(/\/$/, '');
  const onHide = useCallback(() => {
    void navigate(takeReturnPath() ?? paths.home(), { replace: true });
  }, [navigate, takeReturnPath]);
  const onReload = useCallback(() => {
    window.location.assign(base + (takeReturnPath() ?? paths.home()));
  }, [base, takeReturnPath]);
  const formResult = usePageResult().actionData as LoginFormResult | undefined;
  const mode = loginModeOf(usePageParams(loginParams).mode);
  const { visitorOpen, ...panel } = useLogin({ onHide, onReload, formResult, mode });
  return (
    <PageFrame>
      <Seo title={useIntl().formatMessage(messages.signIn)} hidden />
      <div className={styles.sheet}>
        <LoginPanel {...panel} headingLevel={1} modeHref={paths.login} />
      </div>
      {visitorOpen && (
        <noscript>
          <Text asChild align="center">
            <p>
              <Link href={paths.login('visitor')}>
                <FormattedMessage {...messages.visit} />
              </Link>
            </p>
          </Text>
        </noscript>
      )}
    </PageFrame>
  );
}
