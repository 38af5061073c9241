import type { StaticHandlerContext } from 'react-router-dom';
import { withoutLocale } from '../../src/i18n/locales';
import { toLocation } from '../../src/routing/page-location';
import type { ShownPage } from '../../src/routing/shown-page';
import type { PageRoute } from '../../src/routing/page-route';
import { scriptJson } from './query-scripts';

/** The static handler's result as the state of the page. */
export async function toShownPage(
  { location, matches, errors, actionData }: StaticHandlerContext,
  routes: readonly PageRoute[],
): Promise<ShownPage> {
  const { route, params = {} } = matches.at(-1) ?? {};
  const page = routes.find(({ id }) => id === route?.id);
  return {
    location: toLocation(withoutLocale(location.pathname) + location.search),
    id: page?.id,
    View: errors ? undefined : (await page?.load())?.View,
    params,
    error: errors ? Object.values(errors)[0] : undefined,
    isBare: errors ? 'root' in errors : undefined,
    actionData: page && actionData?.[page.id],
  };
}

/**
 * The element that carries the page state that the browser cannot know; see `readPageState`. It has the location
 * where the address bar's cannot be read.
 */
export function pageState(
  { location, error, isBare, actionData }: ShownPage,
  isMalformed: boolean,
): string {
  const state = {
    ...(isMalformed && { location }),
    ...(error !== undefined && { error: { status: (error as { status: number }).status }, isBare }),
    actionData,
  };
  return `<script type="application/json" id="page-state">${scriptJson(state)}</script>`;
}
