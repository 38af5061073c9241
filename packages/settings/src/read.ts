import type { z } from 'zod';

/** One environment variable. */
export interface Variable {
  /** What it may hold, and what becomes of it. */
  type: z.ZodType<unknown, string>;
  /** What it holds when nobody has set it. */
  default?: string;
  /** What that comes to in words, when it follows from other settings. */
  derivedDefault?: string;
  /** For the README and `.env.example`; a variable without it is for tests and measurements. */
  description?: string;
  /** Its value is never shown. */
  isSecret?: boolean;
}

export type Variables = Record<string, Variable>;
export type Environment = Record<string, string | undefined>;

/** The values of variables: what nobody has set and has no default is undefined. */
export type Values<Known extends Variables> = {
  [Name in keyof Known]:
    z.output<Known[Name]['type']> | (Known[Name] extends { default: string } ? never : undefined);
};

/** Settings that cannot be used: a sentence for each, a line for each. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';

  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'));
  }
}

/** Reads variables. An empty one counts as absent. Throws a SettingsError that names all that are wrong. */
export function readVariables<Known extends Variables>(
  variables: Known,
  env: Environment,
): Values<Known> {
  const problems: string[] = [];
  const read = ([name, variable]: [string, Variable]) => {
    const given = env[name]?.trim() || variable.default;
    if (given === undefined) return [name, undefined];
    const { data, error } = variable.type.safeParse(given);
    if (error) {
      const held = variable.isSecret ? 'cannot be used' : `is "${given}"`;
      problems.push(`${name} ${held}; it must be ${error.issues[0]?.message}.`);
    }
    return [name, data];
  };
  const values = Object.fromEntries(Object.entries(variables).map(read));
  if (problems.length) throw new SettingsError(problems);
  return values;
}
