type Json = Record<string, unknown>;

/** A token of a file, with inherited type and resolved aliases. */
export interface FileToken {
  type: string | undefined;
  value: unknown;
  /** The alias target. */
  alias?: string;
}

const ALIAS = /^\{([^{}]+)\}$/;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** All tokens of a Design Tokens file by path: `color.text`. */
export function tokensInFile(file: unknown): Map<string, FileToken> {
  const tokens = new Map<string, FileToken>();
  const walk = (node: Json, path: string, groupType?: unknown) => {
    const type = node.$type ?? groupType;
    if ('$value' in node) {
      tokens.set(path, { type: type === undefined ? undefined : String(type), value: node.$value });
      return;
    }
    for (const [name, child] of Object.entries(node)) {
      if (!name.startsWith('$') && isRecord(child))
        walk(child, path ? `${path}.${name}` : name, type);
    }
  };
  if (!isRecord(file)) throw new Error('fromDtcg: a file is a JSON object; read it by JSON.parse.');
  walk(file, '');

  const follow = (path: string, seen: readonly string[] = []): FileToken | undefined => {
    const token = tokens.get(path);
    const target = ALIAS.exec(String(token?.value))?.[1];
    if (!token || !target) return token;
    if (seen.includes(target)) return undefined;
    const found = follow(target, [...seen, path]);
    return found && { type: token.type ?? found.type, value: found.value, alias: target };
  };
  // An invalid alias is kept, and reported when its value is read
  return new Map([...tokens].map(([path, token]) => [path, follow(path) ?? token]));
}
