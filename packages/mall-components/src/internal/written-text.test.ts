import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writtenText } from './lang-of';

describe('writtenText', () => {
  it('has the direction of its own letters, and the language that they tell', () => {
    expect(writtenText('שרה')).toEqual({ lang: undefined, dir: 'auto' });
    expect(writtenText('ถ้วย')).toEqual({ lang: 'th', dir: 'auto' });
  });

  it('is the only way to give a written text its language, so that none lacks its direction', () => {
    const folder = join(import.meta.dirname, '..');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /(?<!test|stories)\.tsx$/.test(name),
    );
    const direct = files.filter((name) =>
      readFileSync(join(folder, name), 'utf8').includes('langOf('),
    );
    expect(direct).toEqual([]);
  });
});
