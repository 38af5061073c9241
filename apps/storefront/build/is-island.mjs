/**
 * Islands are modules with this suffix: rendered by the server, loaded later in the browser; see src/islands.
 */
export const isIsland = (id) => /\.island\.tsx$/.test(id ?? '');

/** Whether a chunk of the build manifest contains islands: one on its own, or several grouped together. */
export const holdsIslands = (manifest, key) =>
  isIsland(key) || Boolean(manifest[key]?.name?.startsWith('parts-'));
