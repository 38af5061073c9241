import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useApp } from '../../app/app-context';
import { useSpoken } from '../../errors/use-spoken';
import { callbackParams } from '../../page-params';
import { paths } from '../../paths';
import { oauthCompletion } from '../../session/oauth';
import { useCompleteSignIn } from '../../session/use-complete-sign-in';
import { providerOf } from './loader';

/** `declined`: the shopper said no over there. `failed` holds what to tell the shopper. */
export type OAuthCallbackState = 'entering' | 'declined' | { failed: string };

/** Ends the sign-in once, then leads to where the shopper was. */
export function useOAuthCallback(): OAuthCallbackState {
  const { api, takeReturnPath } = useApp();
  const provider = providerOf(useParams().callback);
  const [search] = useSearchParams();
  const end = useMemo(
    () => provider && oauthCompletion(provider, callbackParams.parse(search)),
    [provider, search],
  );
  const navigate = useNavigate();
  const completeSignIn = useCompleteSignIn();
  const spoken = useSpoken();
  const [failed, setFailed] = useState<string>();
  const begun = useRef(false);
  useEffect(() => {
    // a proof is good once: a second try would fail and hide that the first one worked
    if (begun.current || !end) return;
    begun.current = true;
    const run = async () => {
      await spoken(end(api));
      await completeSignIn();
      await navigate(takeReturnPath() ?? paths.home(), { replace: true });
    };
    run().catch((error: Error) => setFailed(error.message));
  }, [api, end, completeSignIn, spoken, navigate, takeReturnPath]);
  if (failed !== undefined) return { failed };
  return end ? 'entering' : 'declined';
}
