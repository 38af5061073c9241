import publicPages from '../../src/i18n/public-pages.json';

/** Pages that work without scripts for reading, searching and navigating; the others load their scripts at once. */
const readable: ReadonlySet<string> = new Set(publicPages);

/** Whether a page's scripts are deferred until the visitor interacts or the browser is idle. */
export const canWait = (routeIds: readonly string[]) => routeIds.some((id) => readable.has(id));
