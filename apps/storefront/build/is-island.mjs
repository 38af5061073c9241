/** Islands are the modules with this ending, which a page loads later and yet is rendered with; see src/islands. */
export const isIsland = (id) => /\.island\.tsx$/.test(id ?? '');
