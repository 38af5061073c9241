'use client';
import { loginActions, type LoginDeps, toLoginError } from '@vermilion/mall-data/login';
import { solveProofOfWork } from '@vermilion/mall-data/proof-of-work';
import { useState } from 'react';
import { api, keepToken } from './api';

const KEY = 'mall.request-key';

/** The same until the tab is closed: a code is valid in the tab that asked for it. */
function requestKey() {
  const key = sessionStorage.getItem(KEY) ?? crypto.randomUUID();
  sessionStorage.setItem(KEY, key);
  return key;
}

const run: LoginDeps['run'] = async (call, answered, fields) => {
  try {
    return await call();
  } catch (error) {
    throw toLoginError(error, { answered, fields });
  }
};

/** The calls of sign-in, and the captcha where the mall asks for one. */
export function useLoginActions(ends: Pick<LoginDeps, 'completeSignIn' | 'onRegistered'>) {
  const [image, setImage] = useState<{ graphicKey: string; image: string }>();
  const actions = loginActions({
    ...ends,
    api,
    requestKey,
    run,
    keepToken,
    async proofOf({ way, answer }) {
      if (way === 'image') return { graphicKey: image?.graphicKey ?? '', graphicCode: answer };
      const work = await api.workCaptcha({});
      return { graphicKey: work.graphicKey, graphicCode: await solveProofOfWork(work) };
    },
    redirect: (url) => window.location.assign(url),
  });
  // Without an image there is the other way, and a button to ask again
  const refreshCaptcha = () =>
    void api.graphicCaptcha({}).then(setImage, () => setImage(undefined));
  return {
    actions: { ...actions, refreshCaptcha },
    captcha: { imageSrc: image?.image, work: true },
  };
}
