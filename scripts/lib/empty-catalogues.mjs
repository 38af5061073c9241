/** Replaces the compiled catalogues, which are build output: without messages, tests read the English defaults. */
export const emptyCatalogues = {
  name: 'empty-catalogues',
  enforce: 'pre',
  resolveId: (source) =>
    /\/compiled\/[^/]+\.json(\?part=|$)/.test(source) ? '\0empty-catalogue' : null,
  load: (id) => (id === '\0empty-catalogue' ? 'export default {}' : null),
};
