/** The paragraphs of a changeset as items of a list; `scripts/lib/changelog.mjs` groups them. */
const getReleaseLine = ({ summary }) =>
  summary
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replaceAll('\n', '\n  '))
    .filter(Boolean)
    .map((paragraph) => `- ${paragraph}`)
    .join('\n');

/** All packages have one version, so a dependency that was updated is no news. */
const getDependencyReleaseLine = () => '';

export default { getReleaseLine, getDependencyReleaseLine };
