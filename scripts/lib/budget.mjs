import { brotliCompressSync, constants } from 'node:zlib';

/** Compressed size of a file with brotli's best quality. */
export function brotliSize(content) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(content, { params }).length;
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;

/** Whether a size is within its limit; formatted in one line. */
export function verdict(name, bytes, limit) {
  const holds = bytes <= limit;
  console.log(
    `  ${holds ? 'ok  ' : 'OVER'} ${name}: ${kilobytes(bytes)} of ${kilobytes(limit)} (brotli)`,
  );
  return holds;
}

/** The chunks whose source or name matches. Throws if there is none, since the total would be wrong. */
function matching(manifest, pattern) {
  const keys = Object.keys(manifest).filter((key) => {
    const { file, name } = manifest[key];
    return file.endsWith('.js') && (pattern.test(key) || pattern.test(name));
  });
  if (keys.length === 0) throw new Error(`No chunk of the build comes from ${pattern}.`);
  return keys;
}

/** These chunks with their static imports. */
function withImports(manifest, starts) {
  const found = new Set();
  const visit = (key) => {
    if (!manifest[key] || found.has(key)) return;
    found.add(key);
    manifest[key].imports?.forEach(visit);
  };
  starts.forEach(visit);
  return found;
}

/** A page's scripts: the entry, the chunks whose source or name matches a pattern, and their static imports. */
export function scriptsOfPage(manifest, patterns) {
  const entries = Object.keys(manifest).filter((key) => manifest[key].isEntry);
  const own = patterns.flatMap((pattern) => matching(manifest, pattern));
  const files = [...withImports(manifest, [...entries, ...own])].map((key) => manifest[key].file);
  return [...new Set(files)].filter((file) => file.endsWith('.js'));
}
