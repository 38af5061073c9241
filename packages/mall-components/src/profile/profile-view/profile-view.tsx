'use client';
import { Card } from '@vermilion/design-system/card';
import { Heading } from '@vermilion/design-system/heading';
import { FormattedMessage } from 'react-intl';
import type { LoadState } from '../../goods';
import { FailedState } from '../../internal/failed-state';
import { messages } from '../messages';
import type { Profile } from '../types';
import { PasswordSection, type PasswordSectionProps } from './password-section';
import { ProfileForm } from './profile-form';
import { ProfileSkeleton } from './profile-skeleton';
import * as styles from './profile-view.css';
import { usePhoneText } from './use-phone-text';
import type { ProfileFormOptions } from './use-profile-form';

export interface ProfileViewProps extends Pick<PasswordSectionProps, 'password' | 'captcha'> {
  /** Absent while it is loading, or when loading failed. */
  profile?: Profile;
  state?: LoadState;
  onRetry?: () => void;
  /** Uploads an image and resolves to its URL. The message of a `ShopperError` is shown at the field. */
  onUpload: ProfileFormOptions['onUpload'];
  /** The message of a `ShopperError` is shown; the input is kept. */
  onSave: ProfileFormOptions['onSave'];
}

/** The profile: avatar, nickname, sign-in data and password. */
export function ProfileView({ profile, state = 'ready', onRetry, ...actions }: ProfileViewProps) {
  return (
    <section data-component="profile-view" className={styles.view}>
      <Heading level={1}>
        <FormattedMessage {...messages.title} />
      </Heading>
      {profile && <LoadedProfile {...actions} profile={profile} />}
      {!profile && state === 'loading' && <ProfileSkeleton />}
      {!profile && state === 'failed' && (
        <FailedState onRetry={onRetry}>
          <FormattedMessage {...messages.failed} />
        </FailedState>
      )}
    </section>
  );
}

type LoadedProfileProps = Omit<ProfileViewProps, 'profile' | 'state' | 'onRetry'> & {
  profile: Profile;
};

function LoadedProfile({ profile, password, captcha, ...form }: LoadedProfileProps) {
  const phoneText = usePhoneText(profile.phone);
  const { kind, email } = profile;
  return (
    <div className={styles.parts}>
      <Card>
        <ProfileForm {...form} profile={profile} phoneText={phoneText} />
      </Card>
      <Card>
        <PasswordSection
          kind={kind}
          account={kind === 'phone' ? phoneText : email}
          password={password}
          captcha={captcha}
        />
      </Card>
    </div>
  );
}
