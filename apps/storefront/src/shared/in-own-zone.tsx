import { useEffect, useState } from 'react';
import { RawIntlProvider } from 'react-intl';
import { writeCookie } from '../browser/storage';
import { useHydrated } from '../browser/use-hydrated';
import { useApp } from '../deps/app-context';
import { sharedIntl } from '../deps/shared-intl';
import { TIME_ZONE_COOKIE } from '../page-params/time-zone-cookie';
import type { PageModule } from '../routing/page-module';

const YEAR_S = 31_536_000;

const zoneOfBrowser = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Makes a page show times in the visitor's own zone. The page with which the document came keeps the zone in which the
 * server rendered it: that of the cookie, which is written here, and the mall's until there is one.
 */
export const inOwnZone = (load: () => Promise<PageModule>) => async (): Promise<PageModule> => {
  const page = await load();
  function View() {
    const deps = useApp();
    const isFromServer = !useHydrated();
    const [timeZone] = useState(() => (isFromServer ? deps.timeZone : zoneOfBrowser()));
    useEffect(() => writeCookie(TIME_ZONE_COOKIE, zoneOfBrowser(), YEAR_S), []);
    return (
      <RawIntlProvider value={sharedIntl({ ...deps, timeZone })}>
        <page.View />
      </RawIntlProvider>
    );
  }
  return { ...page, View };
};
