import { describe, expect, it } from 'vitest';
import * as ds from '..';
import type { Rule } from './conformance';
import { rules } from './conformance';
import { conformanceTable } from './conformance-table';
import { fieldRules } from './field-rules';
import { fields } from './fields';
import type { Part } from './part';
import { parts, providers } from './parts';

const applies = (rule: Rule, part: Part) => rule.applies?.(part) ?? true;

/** Every component is tested with all applicable rules. A new one is an entry of the list. */
describe.each(parts)('$name conforms', (part) => {
  it.each(rules.filter((rule) => applies(rule, part)))('$title', ({ check }) => check(part));
});

describe.each(fields)('$name in a form', (field) => {
  it.each(fieldRules.filter((rule) => rule.applies?.(field) ?? true))('$title', ({ check }) =>
    check(field),
  );
});

describe('conformance', () => {
  it('covers every public component', () => {
    const isComponent = ([name, value]: [string, unknown]) =>
      /^[A-Z]/.test(name) && typeof value === 'function' && !name.endsWith('Icon');
    const names = Object.entries(ds)
      .filter(isComponent)
      .map(([name]) => name);
    const listed = new Set(parts.map(({ name }) => name.split(' ')[0]));
    expect(names.filter((name) => !listed.has(name) && !providers.includes(name))).toEqual([]);
  });

  it('is listed in the documentation', async () => {
    await expect(conformanceTable()).toMatchFileSnapshot('../../CONFORMANCE.md');
  });
});
