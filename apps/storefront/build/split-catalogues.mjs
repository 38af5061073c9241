import { readFileSync } from 'node:fs';

const part = /^(.*\.json)\?part=(first|frame|shop|merchant|rest)$/;

/**
 * Serves the compiled catalogues in parts: `?part=first` has the messages that public pages start with,
 * `?part=frame` those of the islands of the frame and the home page, `?part=shop` those of the other public
 * pages, `?part=merchant` those of the shop pages, and `?part=rest` everything but the first part. Without
 * `ids` the first part contains everything.
 */
export function splitCatalogues(ids) {
  const isIn = {
    first: (id) => !ids || ids.first.has(id),
    frame: (id) => Boolean(ids?.frame.has(id)),
    shop: (id) => Boolean(ids?.shop.has(id)),
    merchant: (id) => Boolean(ids?.merchant.has(id)),
    rest: (id) => Boolean(ids && !ids.first.has(id)),
  };
  return {
    name: 'split-catalogues',
    enforce: 'pre',
    load: {
      // The instance with the ids has to run before the one from the configuration
      order: ids ? 'pre' : null,
      handler(id) {
        const [, file, name] = part.exec(id) ?? [];
        if (!file) return null;
        const entries = Object.entries(JSON.parse(readFileSync(file, 'utf8')));
        const own = entries.filter(([messageId]) => isIn[name](messageId));
        const text = JSON.stringify(JSON.stringify(Object.fromEntries(own)));
        return { code: `export default JSON.parse(${text})`, moduleType: 'js' };
      },
    },
  };
}
