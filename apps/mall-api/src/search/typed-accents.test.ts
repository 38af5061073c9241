import { describe, expect, test } from 'vitest';
import { accentPatterns } from './typed-accents';

const matches = (typed: string, name: string) =>
  accentPatterns(typed).every((pattern) => new RegExp(pattern, 'u').test(name));

describe('accentPatterns', () => {
  test.each([
    ['thé', 'Thé vert', true],
    ['Thé vert', 'Sachet de thé vert', true],
    ['ÉCHARPE', 'Écharpe en laine', true],
    ['e\u0301charpe', 'Écharpe en laine', true],
    ['thé', 'The orchard', false],
    ['tasse à thé', 'The cup', false],
    ['thé (vert)', 'Thé noir', true],
    ['tea', 'The orchard', true],
    ['à', 'A bear', true],
    ['กาน้ำชา', 'Teapot', true],
  ])('%s: %s, %s', (typed, name, expected) => expect(matches(typed, name)).toBe(expected));
});
