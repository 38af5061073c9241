import { randomId } from '@vermilion/api-client';
import type { SendCode, SettlementFormProps } from '@vermilion/mall-components/settlement';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { requestKey } from '../captcha/request-key';
import { useCaptcha } from '../captcha/use-captcha';
import { useApp } from '../deps/app-context';
import { reportError } from '../errors/report-error';
import { toLoginError } from '../errors/to-login-error';
import { drafts } from '../session/drafts';
import { isSignedInOrUnknown, useSession } from '../session/session-query';
import { useSignIn } from '../session/sign-in-context';
import { useImageUpload } from '../shared/use-image-upload';
import { saveDraft } from './draft';
import { forgetPending, type PendingApplication, savePending, takePending } from './pending';
import { keepPicture } from './picture-store';
import { useSend } from './use-send';

type Actions = Pick<
  SettlementFormProps,
  | 'captcha'
  | 'onDraftChange'
  | 'onPicturesChange'
  | 'onRefreshCaptcha'
  | 'onSendCode'
  | 'onSubmit'
  | 'onUpload'
>;

/**
 * The form's calls. A guest is asked to sign in on submit, and the application is sent afterwards, also after
 * the reload of a registration. Until then the guest's images are stored in this browser.
 */
export function useSettlement(id: number | undefined, owner?: string): Actions {
  const app = useApp();
  const intl = useIntl();
  const { signedIn } = useSession();
  const { open: openSignIn } = useSignIn();
  const { imageSrc, refresh, proofOf } = useCaptcha();
  const uploadOwn = useImageUpload('product');
  const send = useSend();

  const resume = useRef(() => {});
  useEffect(() => {
    resume.current = () => {
      const pending = takePending();
      // Not with what another account has typed
      if (!pending || (pending.owner !== undefined && pending.owner !== owner)) return;
      send(pending).catch(reportError);
    };
  });
  useEffect(() => {
    if (signedIn) resume.current();
  }, [signedIn]);
  useEffect(() => () => forgetPending(), []);

  const onSendCode: SendCode = async (email, captcha) => {
    try {
      const proof = captcha ? await proofOf(captcha) : {};
      const args = { email, requestKey: requestKey(), ...proof };
      return (await app.api.call('sendSettlementCode', args)).message;
    } catch (error) {
      throw toLoginError(error, captcha !== undefined, intl);
    }
  };
  return {
    captcha: { imageSrc, work: true },
    onRefreshCaptcha: refresh,
    onSendCode,
    onDraftChange(draft) {
      // The guest continues editing without signing in, and will submit again
      forgetPending();
      saveDraft(id, { draft }, owner);
    },
    onPicturesChange: (pictures) => saveDraft(id, { pictures }, owner),
    async onUpload(picture, ...rest) {
      if (await isSignedInOrUnknown(app)) return uploadOwn(picture, ...rest);
      return keepPicture(picture);
    },
    async onSubmit(application) {
      const key = randomId();
      const pending: PendingApplication = { id, key, application, owner: drafts.owner() };
      if (await isSignedInOrUnknown(app)) return send(pending);
      savePending(pending);
      openSignIn();
    },
  };
}
