/// <reference types="vite/client" />
const files = import.meta.glob<string>('../../../../.changeset/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** What a change means to who uses a package, from most to least. */
export const kinds = ['major', 'minor', 'patch'] as const;
export type Kind = (typeof kinds)[number];

export interface Change {
  kind: Kind;
  /** Without the scope: `design-system`. */
  packages: readonly string[];
  paragraphs: readonly string[];
}

/** Parses a changeset: front matter with packages and bump types, then the text. */
export function readChange(source: string): Change | undefined {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  if (head === undefined || body === undefined) return undefined;
  const lines = [...head.matchAll(/'@vermilion\/([\w-]+)': (\w+)/g)];
  const kind = kinds.find((one) => lines.some(([, , given]) => given === one));
  if (!kind) return undefined;
  return {
    kind,
    packages: lines.map(([, name = '']) => name),
    paragraphs: body
      .trim()
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.replace(/\s*\n\s*/g, ' ')),
  };
}

/** All unreleased changes. */
export const changes = Object.entries(files)
  .filter(([file]) => !file.endsWith('README.md'))
  .flatMap(([file, source]) => {
    const change = readChange(source);
    return change ? [{ id: file, ...change }] : [];
  });
