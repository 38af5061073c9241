import type { Breadcrumb } from '@vermilion/design-system/breadcrumbs';
import { Breadcrumbs } from '@vermilion/design-system/breadcrumbs';
import { useIntl } from 'react-intl';
import { useApp } from '../deps/app-context';
import { localPath } from '../i18n/locales';
import { paths } from '../page-params/paths';
import { breadcrumbData } from '../seo/json-ld';
import { messages } from './messages';

/** The breadcrumbs of a page, for display and as structured data. */
export function useBreadcrumbs(crumbs: readonly Breadcrumb[]) {
  const { origin, locale } = useApp();
  const home = useIntl().formatMessage(messages.home);
  const items = [{ label: home, href: paths.home() }, ...crumbs];
  const data = breadcrumbData(
    items.map(({ label, href }) => ({
      name: label,
      url: href && origin + localPath(locale, href),
    })),
  );
  return { items, data };
}

/** Shows the breadcrumbs of a page. */
export function PageBreadcrumbs({ items }: { items: readonly Breadcrumb[] }) {
  return <Breadcrumbs label={useIntl().formatMessage(messages.breadcrumbs)} items={items} />;
}
