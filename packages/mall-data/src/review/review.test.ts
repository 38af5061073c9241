import { describe, expect, it } from 'vitest';
import { mall } from '../testing/dollar-mall';
import { toReview } from './review';

const wire = { nickname: 'A**n', star: 5, createTime: '2026-03-01 10:00:00', comment: 'Fits.' };

describe('toReview', () => {
  it.each([
    ['Black,42', 'Black, 42'],
    ['Black', 'Black'],
    ['', undefined],
  ])('writes the chosen options %j as %j', (sku, specification) => {
    expect(toReview(mall)({ ...wire, sku } as never, 0).specification).toBe(specification);
  });
});
