import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '@vermilion/design-system/toast';
import type { ProfileDraft } from '@vermilion/mall-components/profile';
import { useMemo } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useApp } from '../../app/app-context';
import { reportError } from '../../errors/report-error';
import { useSpoken } from '../../errors/use-spoken';
import { refetchSession } from '../../session/session-query';
import { toEditArgs } from './map';

const messages = defineMessages({
  saved: { id: 'page.profile.saved', defaultMessage: 'Your profile is saved' },
});

/** Saving the profile, and sending its image. Failures come back in words for the form. */
export function useProfileActions() {
  const app = useApp();
  const queryClient = useQueryClient();
  const intl = useIntl();
  const { show } = useToast();
  const spoken = useSpoken();
  return useMemo(
    () => ({
      async onUpload(image: File, signal: AbortSignal) {
        const call = app.api.uploadImage({ multipart: image, model: 'user' }, { signal });
        return (await spoken(call)).url;
      },
      async onSave(draft: ProfileDraft) {
        await spoken(app.api.editUser(toEditArgs(draft)));
        // the header shows the session's person, this page the call's
        await Promise.all([
          refetchSession(app),
          queryClient.invalidateQueries({ queryKey: ['userInfo'] }),
        ]).catch(reportError);
        show({ tone: 'positive', message: intl.formatMessage(messages.saved) });
      },
    }),
    [app, intl, queryClient, show, spoken],
  );
}
