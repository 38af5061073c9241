import type { CaptchaAnswer } from '@vermilion/mall-components/login';
import type { CaptchaProof } from '@vermilion/mall-data/login';
import { useCallback, useRef, useState } from 'react';
import { useApp } from '../deps/app-context';
import { reportError } from '../errors/report-error';

export interface CaptchaImage {
  graphicKey: string;
  image: string;
}

/**
 * The current captcha: its image, a way to replace it, and the proof for an answer.
 * @param first the captcha that came with the page
 */
export function useCaptcha(first?: CaptchaImage) {
  const { api } = useApp();
  const [image, setImage] = useState(first);
  const latest = useRef(first);
  const show = useCallback((next: CaptchaImage | undefined) => {
    latest.current = next;
    setImage(next);
  }, []);
  const refresh = useCallback(() => {
    show(undefined);
    api.graphicCaptcha({}).then(show, reportError);
  }, [api, show]);
  const proofOf = useCallback(
    async ({ way, answer }: CaptchaAnswer): Promise<CaptchaProof> => {
      if (way === 'image')
        return { graphicKey: latest.current?.graphicKey ?? '', graphicCode: answer };
      const [work, { solveProofOfWork }] = await Promise.all([
        api.workCaptcha({}),
        import('@vermilion/mall-data/proof-of-work'),
      ]);
      return { graphicKey: work.graphicKey, graphicCode: await solveProofOfWork(work) };
    },
    [api],
  );
  return { image, imageSrc: image?.image, refresh, proofOf };
}
