import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApp } from '../deps/app-context';
import { sessionQuery } from './session-query';

/** Corrects the mark that `inline/read-visitor` has set on the document, once the session is known. */
export function useSignedInMark() {
  const signedIn = useQuery(sessionQuery(useApp())).data?.signedIn;
  useEffect(() => {
    if (signedIn !== undefined)
      document.documentElement.toggleAttribute('data-signed-in', signedIn);
  }, [signedIn]);
}
