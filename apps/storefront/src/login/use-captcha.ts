import type { CaptchaAnswer } from '@vermilion/mall-components/login';
import { useCallback, useRef, useState } from 'react';
import { useApp } from '../app/app-context';
import { reportError } from '../errors/report-error';
import type { Proof } from './login-actions';

export interface CaptchaImage {
  graphicKey: string;
  image: string;
}

/**
 * The captcha on the screen: its picture, another one, and what an answer to it proves.
 * @param first the one that came with the page
 */
export function useCaptcha(first?: CaptchaImage) {
  const { api } = useApp();
  const [picture, setPicture] = useState(first);
  const shown = useRef(first);
  const show = useCallback((next: CaptchaImage | undefined) => {
    shown.current = next;
    setPicture(next);
  }, []);
  const refresh = useCallback(() => {
    show(undefined);
    api.graphicCaptcha({}).then(show, reportError);
  }, [api, show]);
  const proofOf = useCallback(
    async ({ way, answer }: CaptchaAnswer): Promise<Proof> => {
      if (way === 'picture')
        return { graphicKey: shown.current?.graphicKey ?? '', graphicCode: answer };
      const [work, { solveProofOfWork: solveWork }] = await Promise.all([
        api.workCaptcha({}),
        import('./proof-of-work'),
      ]);
      return { graphicKey: work.graphicKey, graphicCode: await solveWork(work) };
    },
    [api],
  );
  return { picture, imageSrc: picture?.image, refresh, proofOf };
}
