import { rules } from './conformance';
import { fieldRules } from './field-rules';
import { fields } from './fields';
import { parts } from './parts';

interface Titled<Subject> {
  title: string;
  applies?: (subject: Subject) => boolean;
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function table<Subject extends { name: string }>(
  subjects: readonly Subject[],
  rulesOf: readonly Titled<Subject>[],
) {
  const numbers = rulesOf.map((_, index) => String(index + 1));
  const rows = subjects
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
    .map((subject) =>
      row([
        subject.name,
        ...rulesOf.map(({ applies }) => ((applies?.(subject) ?? true) ? '✓' : '–')),
      ]),
    );
  return [
    ...rulesOf.map(({ title }, index) => `${index + 1}. ${title}`),
    '',
    row(['', ...numbers]),
    row(['---', ...numbers.map(() => ':-:')]),
    ...rows,
    '',
  ];
}

/**
 * The conformance table for users of the components: each ✓ is a test. After a change of the rules or parts,
 * `npx vitest run packages/design-system/src/testing/conformance.test.tsx -u` writes it.
 */
export const conformanceTable = () =>
  [
    '# Conformance',
    '',
    'Every public part keeps the same contract. Each ✓ is a test that passed; – means that the rule is not',
    'about the part.',
    '',
    '## Every part',
    '',
    ...table(parts, rules),
    '## Every field, in a plain form and with react-hook-form',
    '',
    ...table(fields, fieldRules),
  ].join('\n');
