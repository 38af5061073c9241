import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '@vermilion/design-system/toast';
import type { ProfileDraft } from '@vermilion/mall-components/profile';
import { toEditArgs } from '@vermilion/mall-data/profile';
import { useMemo } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useApp } from '../../deps/app-context';
import { reportError } from '../../errors/report-error';
import { useAction } from '../../errors/use-action';
import { refetchSession } from '../../session/session-query';
import { useImageUpload } from '../../shared/use-image-upload';

const messages = defineMessages({
  saved: { id: 'page.profile.saved', defaultMessage: 'Your profile is saved' },
});

/** Saves the profile and uploads its image. The form shows failures. */
export function useProfileActions() {
  const app = useApp();
  const queryClient = useQueryClient();
  const intl = useIntl();
  const { show } = useToast();
  const onUpload = useImageUpload('user');
  const save = useAction({
    mutationFn: (draft: ProfileDraft) => app.api.editUser(toEditArgs(draft)),
    async onSuccess() {
      // The header shows the session's user, this page the user of the call
      await Promise.all([
        refetchSession(app),
        queryClient.invalidateQueries({ queryKey: ['userInfo'] }),
      ]).catch(reportError);
      show({ tone: 'positive', message: intl.formatMessage(messages.saved) });
    },
    meta: { shownByView: true },
  });
  return useMemo(
    () => ({
      onUpload,
      onSave: (draft: ProfileDraft) => save(draft),
    }),
    [save, onUpload],
  );
}
