import { describe, expect, it } from 'vitest';
import { whereUsed } from '../../.storybook/where-used';

const uses = whereUsed();

describe('whereUsed', () => {
  it('finds the stories and pages of the mall that a component is part of', () => {
    const ofStepper = uses['number-stepper'] ?? [];
    expect(ofStepper.map(({ title }) => title)).toContain('Mall/Buying');
    expect(ofStepper.flatMap(({ pages }) => pages)).toContain('/goods_detail');
  });

  it('names no page by what has to be put in', () => {
    const pages = Object.values(uses).flatMap((found) => found.flatMap((use) => use.pages));
    expect(pages).toContain('/goods_detail');
    expect(pages.filter((path) => !path.startsWith('/') || path.includes(':'))).toEqual([]);
  });
});
