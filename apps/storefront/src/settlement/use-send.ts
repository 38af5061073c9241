import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '@vermilion/design-system/toast';
import { toWireApplication } from '@vermilion/mall-data/settlement';
import { defineMessages, useIntl } from 'react-intl';
import { requestKey } from '../captcha/request-key';
import { useApp } from '../deps/app-context';
import { useAction } from '../errors/use-action';
import { paths } from '../page-params/paths';
import { useAsyncNavigate } from '../routing/page-router-context';
import { forgetDraft } from './draft';
import type { PendingApplication } from './pending';
import { forgetPictures, isLocalPicture, readPicture } from './picture-store';
import { toFieldError } from './to-field-error';

const messages = defineMessages({
  sent: { id: 'page.settlement.sent', defaultMessage: 'Your application is with us.' },
  saved: { id: 'page.settlement.saved', defaultMessage: 'Your changes are saved.' },
});

const applicationReads: unknown[] = ['merchantApplications', 'merchantApplication'];

/** Submits the application of a signed-in visitor, with the images stored in this browser. */
export function useSend() {
  const { api } = useApp();
  const intl = useIntl();
  const { show } = useToast();
  const navigate = useAsyncNavigate();
  const queryClient = useQueryClient();
  const upload = async (address: string): Promise<string[]> => {
    if (!isLocalPicture(address)) return [address];
    const picture = await readPicture(address);
    if (!picture) return [];
    const file = new File([picture], 'licence', { type: picture.type });
    return [(await api.uploadImage({ multipart: file, model: 'product' })).url];
  };
  return useAction({
    async mutationFn({ id, key, application }: PendingApplication) {
      const pictures: string[] = [];
      for (const address of application.pictures) pictures.push(...(await upload(address)));
      const body = toWireApplication(application, pictures, requestKey());
      const once = { headers: { 'Idempotency-Key': key } };
      if (id === undefined) await api.applyAsMerchant(body, once);
      else await api.changeMerchantApplication({ id, ...body }, once);
    },
    toError: (error) => toFieldError(error, intl),
    async onSuccess(_sent, { id }) {
      forgetDraft(id);
      await forgetPictures();
      const done = id === undefined ? messages.sent : messages.saved;
      show({ tone: 'positive', message: intl.formatMessage(done) });
      await queryClient.invalidateQueries({
        predicate: ({ queryKey }) => applicationReads.includes(queryKey[0]),
      });
      await navigate(paths.applications());
    },
    meta: { shownByView: true },
  });
}
