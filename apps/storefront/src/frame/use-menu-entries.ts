import { useQuery } from '@tanstack/react-query';
import type { MenuEntry } from '@vermilion/mall-components/header';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import { useApp } from '../deps/app-context';
import { patterns } from '../page-params/paths';
import { toMenuEntries } from './header-data';

/** Pages of this mall in the server's menu. */
const titles: Record<string, MessageDescriptor> = defineMessages({
  [patterns.profile]: { id: 'page.profile.title', defaultMessage: 'Profile' },
  [patterns.addresses]: { id: 'page.addresses.title', defaultMessage: 'Addresses' },
  [patterns.collection]: { id: 'page.collection.title', defaultMessage: 'Saved items' },
  [patterns.coupons]: { id: 'page.coupons.title', defaultMessage: 'My coupons' },
  [patterns.applications]: { id: 'page.applications.title', defaultMessage: 'My applications' },
});

/** Entries that the server adds to the account menu; requested while signed in. */
export function useMenuEntries(enabled = true): MenuEntry[] {
  const intl = useIntl();
  const { queries } = useApp();
  const { data } = useQuery({ ...queries.userMenu(), enabled, meta: { quiet: true } });
  return toMenuEntries(data, (path) => titles[path] && intl.formatMessage(titles[path]));
}
