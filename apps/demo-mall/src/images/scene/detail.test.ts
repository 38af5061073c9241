import { describe, expect, test } from 'vitest';
import { richestPart } from './detail';

const thing = (drawn: string) => ({
  width: 300,
  height: 200,
  layers: 1,
  svg: `<rect width="300" height="200" fill="#c33"/>${drawn}`,
});
const stripes = (x: number) =>
  `<path d="M${x} 120v60m20-60v60m20-60v60" stroke="#fff" stroke-width="6"/>`;

describe('the detail of goods', () => {
  test('is where they have edges, not where they are plain', async () => {
    const left = await richestPart(thing(stripes(40)));
    const right = await richestPart(thing(stripes(230)));
    expect(left.x).toBeLessThan(0.4);
    expect(right.x).toBeGreaterThan(0.6);
  });
});
