'use client';
import { Button } from '@vermilion/design-system/button';
import { Heading } from '@vermilion/design-system/heading';
import { Stack } from '@vermilion/design-system/stack';
import { ProfileForm } from './profile-form';
import { useSignIn } from './sign-in';
import { useTexts } from './use-texts';
import { useUser } from './use-user';

/** The profile of the shopper, who has to be signed in. */
export function ProfilePage() {
  const texts = useTexts();
  const user = useUser();
  const signIn = useSignIn();
  return (
    <Stack gap="lg">
      <title>{`${texts.profile} – ${texts.mallName}`}</title>
      <Heading level={1}>{texts.profile}</Heading>
      {user ? (
        <ProfileForm nickname={user.nickname} />
      ) : (
        <div>
          <Button onClick={() => signIn()}>{texts.signIn}</Button>
        </div>
      )}
    </Stack>
  );
}
