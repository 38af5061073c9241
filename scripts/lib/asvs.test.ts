import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { answersIn, requirements, wrongAnswer } from './asvs.mjs';
import { root } from './root.mjs';

interface Answer {
  number: string;
  answer: string;
  files: string[];
  why: string;
}

const page = readFileSync(join(root, 'docs', 'security', 'asvs.md'), 'utf8');
const answers: Answer[] = answersIn(page);

describe('the answers to ASVS', () => {
  it('have each requirement of levels 1 and 2 once, in its order', () => {
    expect(requirements).toHaveLength(253);
    expect(answers.map(({ number }) => number)).toEqual(requirements);
  });

  it('name tests and pages that exist, or say why', () => {
    expect(answers.map((row) => wrongAnswer(row, root)).filter(Boolean)).toEqual([]);
  });

  it('are counted at their beginning', () => {
    const count = (answer: string) => answers.filter((row) => row.answer === answer).length;
    expect(page).toContain(
      `Of 253: ${count('held')} held, ${count('documented')} documented, ${count('does not apply')} do not apply, ${count('not held')} not held`,
    );
  });

  it.each([
    ['| 1.1.1 | a | held | [x](../../gone.test.ts) |', '1.1.1 names gone.test.ts, which does not'],
    ['| 1.1.1 | a | held | Trust us. |', '1.1.1 names no test'],
    ['| 1.1.1 | a | held | [x](../security.md) |', '1.1.1 names no test'],
    ['| 1.1.1 | a | documented | Somewhere. |', '1.1.1 names no page'],
    ['| 1.1.1 | a | **not held** | [x](../security.md) |', '1.1.1 does not say why'],
    ['| 1.1.1 | a | perhaps | Who knows. |', '1.1.1 has no answer'],
  ])('tells what is wrong with %s', (row, sentence) => {
    const [answer] = answersIn(row);
    expect(wrongAnswer(answer, root)).toContain(sentence);
  });
});
