'use client';
import { Button } from '@vermilion/design-system/button';
import { Form } from '@vermilion/design-system/form';
import { TextField } from '@vermilion/design-system/text-field';
import { FormattedMessage } from 'react-intl';
import { SubmissionAlert } from '../../error/submission-alert';
import { useValueBeforeHydration } from '../../internal/use-value-before-hydration';
import { messages } from '../messages';
import { AvatarField } from './avatar-field';
import { LockedField } from './locked-field';
import * as styles from './profile-view.css';
import { type ProfileFormOptions, useProfileForm } from './use-profile-form';

interface ProfileFormProps extends ProfileFormOptions {
  /** The phone number, formatted for its country. */
  phoneText?: string;
}

/** Avatar and nickname, which can be edited, and the sign-in data, which cannot. */
export function ProfileForm({ phoneText, ...options }: ProfileFormProps) {
  const form = useProfileForm(options);
  const { profile } = options;
  const typedBefore = useValueBeforeHydration(form.nickname, form.change);
  return (
    <Form errors={form.errors} className={styles.form} onSubmit={form.handleSubmit}>
      <AvatarField {...form.picture} src={profile.avatarSrc} name={profile.nickname} />
      <TextField
        ref={typedBefore}
        id={form.idOf('nickname')}
        name="nickname"
        autoComplete="nickname"
        aria-required
        label={<FormattedMessage {...messages.nickname} />}
        value={form.nickname}
        error={form.nicknameError}
        onChange={({ target }) => form.change(target.value)}
      />
      <LockedField label={messages.email} value={profile.email} opens={profile.kind === 'email'} />
      <LockedField label={messages.phone} value={phoneText} opens={profile.kind === 'phone'} />
      <SubmissionAlert failure={form.failure} fallback={messages.saveFailed} />
      <Button variant="primary" type="submit" pending={form.pending} className={styles.save}>
        <FormattedMessage {...messages.save} />
      </Button>
    </Form>
  );
}
