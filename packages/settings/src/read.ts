import type { z } from 'zod';

/** One environment variable. */
export interface Variable {
  /** Validation and conversion. */
  type: z.ZodType<unknown, string>;
  /** Value if unset. */
  default?: string;
  /** Description of a default that depends on other settings. */
  derivedDefault?: string;
  /** For `docs/settings.md` and `.env.example`; internal variables of tests and benchmarks have none. */
  description?: string;
  /** The value is never printed. */
  isSecret?: boolean;
}

export type Variables = Record<string, Variable>;
export type Environment = Record<string, string | undefined>;

/** Parsed values; undefined if unset and without a default. */
export type Values<Known extends Variables> = {
  [Name in keyof Known]:
    z.output<Known[Name]['type']> | (Known[Name] extends { default: string } ? never : undefined);
};

/** Invalid settings, one message per line. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';

  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'));
  }
}

/** Reads variables; empty ones count as unset. Throws a SettingsError with all problems. */
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
