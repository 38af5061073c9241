const server = 'apps/mall-api';

/** The module that a file belongs to: its workspace, or its domain in the server. */
export function partOf(file) {
  const [, workspace, inner = ''] = /^((?:apps|packages)\/[^/]+)\/(.*)$/.exec(file) ?? [];
  const domain = /^src\/([^/]+)\//.exec(inner)?.[1];
  return workspace === server && domain ? `${server}/${domain}` : workspace;
}

/** Dependencies between modules, from dependency-cruiser's output. */
export function importsOfParts(modules) {
  const parts = new Map();
  for (const { source, dependencies } of modules) {
    const from = partOf(source);
    if (!parts.has(from)) parts.set(from, new Set());
    for (const { resolved } of dependencies) {
      const to = partOf(resolved);
      if (to && to !== from) parts.get(from).add(to);
    }
  }
  return parts;
}

/** Transitive dependencies of `part`. */
function reachable(part, parts, seen = new Set()) {
  for (const next of parts.get(part) ?? []) {
    if (seen.has(next)) continue;
    seen.add(next);
    reachable(next, parts, seen);
  }
  return seen;
}

/** Removes transitive dependencies (transitive reduction); the graph is acyclic. */
export function transitiveReduction(parts) {
  return new Map(
    [...parts].map(([part, targets]) => {
      const implied = (target) =>
        [...targets].some((other) => other !== target && reachable(other, parts).has(target));
      return [part, [...targets].filter((target) => !implied(target)).sort()];
    }),
  );
}

const idOf = (part) => part.replaceAll(/[^a-z]+/g, '_');
const labelOf = (part) => (part === server ? 'app' : part.split('/').at(-1));
const node = (part) => `${idOf(part)}["${labelOf(part)}"]`;

/** The modules as a Mermaid flowchart, with the server's domains in a subgraph. */
export function flowchart(parts) {
  const names = [...parts.keys()].sort();
  const domains = names.filter((name) => name.startsWith(server));
  const others = names.filter((name) => !domains.includes(name));
  const arrows = names.flatMap((name) =>
    parts.get(name).map((target) => `  ${idOf(name)} --> ${idOf(target)}`),
  );
  return [
    'flowchart LR',
    ...others.map((name) => `  ${node(name)}`),
    '  subgraph server["mall-api"]',
    ...domains.map((name) => `    ${node(name)}`),
    '  end',
    ...arrows,
  ].join('\n');
}
