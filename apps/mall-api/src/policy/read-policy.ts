import { readFileSync } from 'node:fs';
import { SettingsError } from '@vermilion/settings';
import type { z } from 'zod';
import { defaultPolicy } from './default-policy';
import { type Policy, policySchema } from './policy';
import { isRecord, localText } from './types';

/** A partial policy: what is absent is taken from the defaults. */
export type PolicyPart = DeepPartial<Policy>;

type DeepPartial<T> = T extends object ? { [Key in keyof T]?: DeepPartial<T[Key]> } : T;

/**
 * The policy of a mall, from its file of overrides. Throws a SettingsError with one sentence per invalid
 * value.
 */
export function readPolicy(file: string | undefined, base: PolicyPart = {}): Policy {
  const usual = merged(defaultPolicy, base);
  return checked(file === undefined ? usual : merged(usual, readJson(file)), file ?? 'the policy');
}

function checked(value: unknown, file: string): Policy {
  const { data, error } = policySchema.safeParse(value);
  if (data) return data;
  const sentences = error.issues.flatMap((issue) => sentencesFor(issue, value));
  throw new SettingsError(sentences.map((sentence) => `${file}: ${sentence}`));
}

function sentencesFor(issue: z.core.$ZodIssue, value: unknown): string[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => `${[...issue.path, key].join('.')} is no part of the policy.`);
  }
  if (issue.code === 'invalid_key') {
    return [`${issue.path.join('.')} must be ${issue.issues[0]?.message ?? 'another name'}.`];
  }
  const name = issue.path.join('.') || 'the policy';
  const held = issue.path.reduce<unknown>(
    (at, key) => (isRecord(at) ? at[String(key)] : undefined),
    value,
  );
  return [`${name} is ${JSON.stringify(held)}; it must be ${issue.message}.`];
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const why = error instanceof SyntaxError ? 'is not JSON' : 'cannot be read';
    throw new SettingsError([
      `MALL_POLICY is "${file}", which ${why} (${(error as Error).message}).`,
    ]);
  }
}

/** Merges objects recursively; any other value, including texts by language, is replaced. */
function merged(base: unknown, change: unknown): unknown {
  if (!isRecord(base) || !isRecord(change) || localText.safeParse(base).success) return change;
  const keys = new Set([...Object.keys(base), ...Object.keys(change)]);
  return Object.fromEntries(
    [...keys].map((key) => [key, key in change ? merged(base[key], change[key]) : base[key]]),
  );
}
