import { brotliCompressSync, constants } from 'node:zlib';

/** What a file weighs on the wire at brotli's best. */
export function brotliSize(content) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(content, { params }).length;
}

export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;

/**
 * The script files that load at once: the entry, the chunks whose source or name matches one of the patterns, and
 * everything that these import statically. Throws when a pattern matches nothing, since the sum would lie.
 */
export function initialFiles(manifest, patterns) {
  const keys = Object.keys(manifest);
  const starts = keys.filter((key) => manifest[key].isEntry);
  for (const pattern of patterns) {
    const matching = keys.filter((key) => {
      const { file, name } = manifest[key];
      return file.endsWith('.js') && (pattern.test(key) || pattern.test(name));
    });
    if (matching.length === 0) throw new Error(`No chunk of the build comes from ${pattern}.`);
    starts.push(...matching);
  }
  const files = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  starts.forEach(visit);
  return [...files].filter((file) => file.endsWith('.js'));
}
