import { oauthCompletion } from '@vermilion/mall-data/login';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useApp } from '../../deps/app-context';
import { errorMessage } from '../../errors/error-message';
import { useAction } from '../../errors/use-action';
import { callbackParams } from '../../page-params/callback';
import { paths } from '../../page-params/paths';
import { useCompleteSignIn } from '../../sign-in/use-complete-sign-in';
import { providerOf } from './loader';

/** Errors of a provider about the mall, not about the shopper's answer. */
const ABOUT_MALL = [
  ...['invalid_request', 'unauthorized_client', 'invalid_client', 'invalid_scope'],
  ...['unsupported_response_type', 'redirect_uri_mismatch'],
];

/**
 * `declined`: the shopper refused permission. `misconfigured`: the provider refused the mall. `failed` contains the
 * message to show.
 */
export type OAuthCallbackState = 'signingIn' | 'declined' | 'misconfigured' | { failed: string };

/** Completes the sign-in once, then navigates to the return path. */
export function useOAuthCallback(): OAuthCallbackState {
  const intl = useIntl();
  const { api, takeReturnPath } = useApp();
  const provider = providerOf(useParams().callback);
  const { search } = useLocation();
  const params = useMemo(() => callbackParams.parse(new URLSearchParams(search)), [search]);
  const end = useMemo(() => provider && oauthCompletion(provider, params), [provider, params]);
  const navigate = useNavigate();
  const completeSignIn = useCompleteSignIn();
  const complete = useAction({
    async mutationFn(end: NonNullable<ReturnType<typeof oauthCompletion>>) {
      await end(api);
      await completeSignIn();
      void navigate(takeReturnPath() ?? paths.home(), { replace: true });
    },
    meta: { shownByView: true },
  });
  const [failed, setFailed] = useState<string>();
  const started = useRef(false);
  useEffect(() => {
    // A proof is single-use: a second attempt would fail and hide the success of the first
    if (started.current || !end) return;
    started.current = true;
    complete(end).catch((error: unknown) => setFailed(errorMessage(error, intl) ?? ''));
  }, [complete, end, intl]);
  if (failed !== undefined) return { failed };
  if (end) return 'signingIn';
  return ABOUT_MALL.includes(params.error) ? 'misconfigured' : 'declined';
}
