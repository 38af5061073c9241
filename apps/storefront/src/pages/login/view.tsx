import { useQuery } from '@tanstack/react-query';
import { LoginPanel } from '@vermilion/mall-components/login';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useHref, useNavigate } from 'react-router-dom';
import { useApp } from '../../app/app-context';
import { paths } from '../../paths';
import { Seo } from '../../seo/seo';
import { messages } from '../../session/messages';
import { useLogin } from '../../session/use-login';
import { PageFrame } from '../../shared/page-frame';
import * as styles from './view.css';

/** Sign-in as a page of its own; afterwards one returns to where one wanted to go. */
export function LoginView() {
  const { queries, takeRememberedPath } = useApp();
  const navigate = useNavigate();
  const base = useHref(paths.home()).replace(/\/$/, '');
  const picture = useQuery({ ...queries.loginPicture(), meta: { quiet: true } }).data;
  const onSignedIn = useCallback(() => {
    void navigate(takeRememberedPath() ?? paths.home(), { replace: true });
  }, [navigate, takeRememberedPath]);
  const onRegistered = useCallback(() => {
    window.location.assign(base + (takeRememberedPath() ?? paths.home()));
  }, [base, takeRememberedPath]);
  const { state, send } = useLogin({ onSignedIn, onRegistered });
  return (
    <PageFrame>
      <Seo title={useIntl().formatMessage(messages.signIn)} hidden />
      <div className={styles.sheet}>
        <LoginPanel
          state={state}
          send={send}
          imageSrc={picture?.loginLeftImage}
          agreementHref={paths.privacy()}
          headingLevel={1}
        />
      </div>
    </PageFrame>
  );
}
