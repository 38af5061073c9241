/// <reference types="vite/client" />
const files = import.meta.glob<string>('../../../*/CHANGELOG.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** What a version changes for users of a package, e.g. under "Breaking". */
export interface ChangeGroup {
  title: string;
  /** Inline Markdown. */
  items: readonly string[];
}

/** A version of a package. */
export interface PackageRelease {
  /** Without the scope: `design-system`. */
  name: string;
  version: string;
  /** What to do when upgrading, as inline Markdown. */
  intro: string;
  groups: readonly ChangeGroup[];
}

const oneLine = (text: string) => text.trim().replace(/\s*\n\s*/g, ' ');

function readGroup(text: string): ChangeGroup {
  const [title = '', ...items] = text.split(/\n- /);
  return { title: oneLine(title), items: items.map(oneLine) };
}

/** Parses a CHANGELOG.md: its versions, newest first. */
export function readChangelog(source: string): PackageRelease[] {
  const [head = '', ...versions] = source.split(/^## /m);
  const name = head.trim().replace(/^# (@[\w-]+\/)?/, '');
  return versions.map((text) => {
    const [first = '', ...groups] = text.split(/^### /m);
    const [version = '', ...intro] = first.split('\n');
    return {
      name,
      version: version.trim(),
      intro: oneLine(intro.join('\n')),
      groups: groups.map(readGroup),
    };
  });
}

/** The releases of all packages, newest first. */
export const releases = Object.values(files)
  .flatMap(readChangelog)
  .sort((a, b) => b.version.localeCompare(a.version, 'en', { numeric: true }));
