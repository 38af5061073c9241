import { LoginPanel } from '@vermilion/mall-components/login';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useHref, useNavigate } from 'react-router-dom';
import { useApp } from '../../app/app-context';
import { useLogin } from '../../login/use-login';
import { paths } from '../../paths';
import { Seo } from '../../seo/seo';
import { messages } from '../../session/messages';
import { PageFrame } from '../../shared/page-frame';
import * as styles from './view.css';

/** Sign-in as a page of its own; afterwards one returns to where one wanted to go. */
export function LoginView() {
  const { takeRememberedPath } = useApp();
  const navigate = useNavigate();
  const base = useHref(paths.home()).replace(/\/$/, '');
  const onHide = useCallback(() => {
    void navigate(takeRememberedPath() ?? paths.home(), { replace: true });
  }, [navigate, takeRememberedPath]);
  const onReload = useCallback(() => {
    window.location.assign(base + (takeRememberedPath() ?? paths.home()));
  }, [base, takeRememberedPath]);
  const panel = useLogin({ onHide, onReload });
  return (
    <PageFrame>
      <Seo title={useIntl().formatMessage(messages.signIn)} hidden />
      <div className={styles.sheet}>
        <LoginPanel {...panel} headingLevel={1} />
      </div>
    </PageFrame>
  );
}
