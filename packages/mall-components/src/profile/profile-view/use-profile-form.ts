import { visibleText } from '@vermilion/input-rules/visible-text';
import { type SyntheticEvent, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSubmission } from '../../error/use-submission';
import { formErrors } from '../../internal/form-errors';
import type { ActionResult } from '../../internal/use-pending';
import type { UploadPicture } from '../../pictures/use-picture-uploads';
import { useDraft } from '../../settings';
import { messages } from '../messages';
import { nicknameProblem } from '../profile-rules';
import type { Profile, ProfileDraft } from '../types';
import { useAvatarUpload } from './use-avatar-upload';

export interface ProfileFormOptions {
  profile: Profile;
  onUpload: UploadPicture;
  onSave: (draft: ProfileDraft) => ActionResult;
}

const fields = ['picture', 'nickname'] as const;
type ProfileField = (typeof fields)[number];

/** The state of the form: values, errors and whether it is being saved. */
export function useProfileForm({ profile, onUpload, onSave }: ProfileFormOptions) {
  const intl = useIntl();
  const prefix = useId();
  const upload = useAvatarUpload(onUpload);
  const [nickname, setNickname, finish] = useDraft('nickname', profile.nickname);
  const [shown, setShown] = useState<Partial<Record<ProfileField, string>>>({});
  const { pending, failure, submit } = useSubmission(async (draft: ProfileDraft) => {
    await onSave(draft);
    finish(draft.nickname);
    upload.clear();
  });

  const nameError = (name: string) => {
    const problem = nicknameProblem(name);
    return problem && intl.formatMessage(messages[problem]);
  };
  const pictureError = () => {
    if (upload.state === 'uploading') return intl.formatMessage(messages.pictureBusy);
    return upload.state === 'failed' ? intl.formatMessage(messages.pictureMissing) : undefined;
  };
  const change = (name: string) => {
    setNickname(name);
    // The error is removed as soon as the name is valid; a new one appears only on the next submit
    if (shown.nickname) setShown({ ...shown, nickname: nameError(name) });
  };
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = { picture: pictureError(), nickname: nameError(nickname) };
    setShown(found);
    if (found.picture || found.nickname) return;
    void submit({
      nickname: visibleText(nickname),
      avatarSrc: upload.address ?? profile.avatarSrc,
    });
  };
  const idOf = (field: ProfileField) => `${prefix}${field}`;
  return {
    nickname,
    nicknameError: shown.nickname,
    idOf,
    change,
    pending,
    failure,
    handleSubmit,
    errors: formErrors(fields, idOf, (field) => shown[field]),
    picture: {
      upload,
      error: shown.picture,
      controlId: idOf('picture'),
      onError: (picture: string | undefined) => setShown({ ...shown, picture }),
    },
  };
}
