import { readFileSync } from 'node:fs';

const part = /^(.*\.json)\?part=(first|rest)$/;

/**
 * Serves the compiled catalogues in two parts: `?part=first` with the messages of the home page and
 * of the frame, `?part=rest` with all others. Without `firstIds` the first part has everything.
 */
export function splitCatalogues(firstIds) {
  return {
    name: 'split-catalogues',
    enforce: 'pre',
    load: {
      // the one that knows the ids stands before the one of the configuration
      order: firstIds ? 'pre' : null,
      handler(id) {
        const [, file, name] = part.exec(id) ?? [];
        if (!file) return null;
        const isFirst = (messageId) => !firstIds || firstIds.has(messageId);
        const entries = Object.entries(JSON.parse(readFileSync(file, 'utf8')));
        const own = entries.filter(([messageId]) => isFirst(messageId) === (name === 'first'));
        const text = JSON.stringify(JSON.stringify(Object.fromEntries(own)));
        return { code: `export default JSON.parse(${text})`, moduleType: 'js' };
      },
    },
  };
}
