import { readFileSync } from 'node:fs';

const request = /^(.*\.json)\?part=(frame|shop|merchant|overlays|rest)$/;

/**
 * Serves the compiled catalogues in parts: those messages that `parts` lists, and as the rest everything but the
 * first part. Without `parts`, the first part is the whole catalogue.
 */
export function splitCatalogues(parts) {
  const has = (part, id) => {
    if (!parts) return part === 'frame';
    return part === 'rest' ? !parts.frame.has(id) : parts[part].has(id);
  };
  return {
    name: 'split-catalogues',
    enforce: 'pre',
    load: {
      // The instance with the parts has to run before the one from the configuration
      order: parts ? 'pre' : null,
      handler(id) {
        const [, file, part] = request.exec(id) ?? [];
        if (!file) return null;
        const entries = Object.entries(JSON.parse(readFileSync(file, 'utf8')));
        const own = entries.filter(([messageId]) => has(part, messageId));
        const text = JSON.stringify(JSON.stringify(Object.fromEntries(own)));
        return { code: `export default JSON.parse(${text})`, moduleType: 'js' };
      },
    },
  };
}
