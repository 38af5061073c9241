import { useQuery } from '@tanstack/react-query';
import { ProfileView } from '@vermilion/mall-components/profile';
import { toProfile } from '@vermilion/mall-data/profile';
import { defineMessages, useIntl } from 'react-intl';
import { useApp } from '../../deps/app-context';
import { AccountFrame } from '../../frame/account-frame';
import { paths } from '../../page-params/paths';
import { Seo } from '../../seo/seo';
import { KeepDrafts } from '../../session/keep-drafts';
import { usePassword } from './use-password';
import { useProfileActions } from './use-profile-actions';

export { createLoader } from './loader';

const messages = defineMessages({
  title: { id: 'page.profile.title', defaultMessage: 'Profile' },
});

/** The shopper's profile. */
export function View() {
  const query = useQuery(useApp().queries.userInfo());
  const actions = useProfileActions();
  const password = usePassword(query.data?.userType);
  const title = useIntl().formatMessage(messages.title);
  return (
    <AccountFrame title={title} current={paths.profile()}>
      <Seo title={title} hidden />
      <KeepDrafts page="profile" until="left">
        <ProfileView
          profile={query.data && toProfile(query.data)}
          state={query.isPending ? 'loading' : query.isError ? 'failed' : 'ready'}
          onRetry={() => void query.refetch()}
          {...actions}
          {...password}
        />
      </KeepDrafts>
    </AccountFrame>
  );
}
