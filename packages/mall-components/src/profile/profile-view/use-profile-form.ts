import { visibleText } from '@vermilion/input-rules/visible-text';
import { useId, useState, type SyntheticEvent } from 'react';
import { useIntl } from 'react-intl';
import { useSubmission } from '../../address/address-form/use-submission';
import type { ActionResult } from '../../internal/use-pending';
import { useDraft } from '../../settings';
import { messages } from '../messages';
import { nicknameProblem, type NicknameProblem } from '../profile-rules';
import type { Profile, ProfileDraft } from '../types';
import type { UploadPicture } from '../../pictures/use-picture-uploads';
import { useAvatarUpload } from './use-avatar-upload';

export interface ProfileFormOptions {
  profile: Profile;
  onUpload: UploadPicture;
  onSave: (draft: ProfileDraft) => ActionResult;
}

/** The state of the form: values, errors and whether it is being saved. */
export function useProfileForm({ profile, onUpload, onSave }: ProfileFormOptions) {
  const intl = useIntl();
  const upload = useAvatarUpload(onUpload);
  const [nickname, setNickname, finish] = useDraft('nickname', profile.nickname);
  const [problem, setProblem] = useState<NicknameProblem>();
  const [pictureError, setPictureError] = useState<string>();
  const pictureId = useId();
  const { pending, failure, submit } = useSubmission(async (draft: ProfileDraft) => {
    await onSave(draft);
    finish(draft.nickname);
    upload.clear();
  });

  const change = (value: string) => {
    setNickname(value);
    // The error is removed as soon as the name is valid; a new one appears only on the next submit
    if (problem) setProblem(nicknameProblem(value));
  };
  const pictureProblem = () => {
    if (upload.state === 'uploading') return intl.formatMessage(messages.pictureBusy);
    return upload.state === 'failed' ? intl.formatMessage(messages.pictureMissing) : undefined;
  };
  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrongName = nicknameProblem(nickname);
    const wrongPicture = pictureProblem();
    setProblem(wrongName);
    setPictureError(wrongPicture);
    const first = wrongPicture ? pictureId : wrongName && 'nickname';
    const input = first && event.currentTarget.elements.namedItem(first);
    if (input instanceof HTMLElement) input.focus();
    else if (!first)
      void submit({
        nickname: visibleText(nickname),
        avatarSrc: upload.address ?? profile.avatarSrc,
      });
  };
  const picture = { upload, error: pictureError, onError: setPictureError, controlId: pictureId };
  return { nickname, problem, change, picture, pending, failure, handleSubmit };
}
