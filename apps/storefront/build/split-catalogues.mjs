import { readFileSync } from 'node:fs';

const part = /^(.*\.json)\?part=(first|frame|shop|merchant|rest)$/;

/**
 * Serves the compiled catalogues in parts: `?part=first` with the messages that public pages begin with, `?part=frame`
 * with those of the islands of the frame and of home, `?part=shop` with those of the other public pages,
 * `?part=merchant` with those of the pages of shops, `?part=rest` with all but the first. Without `ids` the first part
 * has everything.
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
      // the one that knows the ids stands before the one of the configuration
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
