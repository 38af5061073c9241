/** Islands are the modules with this ending, which a page loads later and yet is rendered with; see src/islands. */
export const isIsland = (id) => /\.island\.tsx$/.test(id ?? '');

/** Whether a chunk of the built manifest holds islands: one by itself, or several that were put together. */
export const holdsIslands = (manifest, key) =>
  isIsland(key) || Boolean(manifest[key]?.name?.startsWith('parts-'));
