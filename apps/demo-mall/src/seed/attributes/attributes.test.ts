import { describe, expect, test } from 'vitest';
import { amountOf } from '../../images/scene/sizes';
import { buildMall } from '../build-mall';
import { measuresOf } from '../measures';
import { LANGUAGES } from '../translations/languages';
import { adviceOf, attributesOf } from './attributes';
import { dimensionsOf } from './dimensions';
import { sizeChart } from './size-chart';
import { ATTRIBUTES } from './table';

const { products } = buildMall(new Date('2026-03-01T12:00:00Z'));
const of = (product: (typeof products)[number], language: (typeof LANGUAGES)[number] = 'en') =>
  attributesOf(product.description, language);

describe('attributes of goods', () => {
  test('are at least two for all that is shipped, the same ones in every language', () => {
    for (const product of products) {
      const counts = LANGUAGES.map((language) => of(product, language).length);
      expect(new Set(counts).size, product.base.name).toBe(1);
      if (!product.group.isVirtual) expect(counts[0], product.base.name).toBeGreaterThan(1);
    }
  });

  test('do not repeat an option that can be chosen', () => {
    for (const product of products) {
      const names = product.base.specs.map(({ name }) => name);
      const said = of(product).map(({ name }) => name);
      expect(
        said.filter((name) => names.includes(name)),
        product.base.name,
      ).toEqual([]);
    }
  });

  test('are written for each of the goods of a category, or once for all', () => {
    for (const line of ATTRIBUTES.trim().split('\n')) {
      const [, , cells = ''] = line.split(' | ');
      expect([1, 8], line).toContain(cells.split('; ').length);
    }
  });

  test('measure vessels in the proportions of the picture of their sizes', () => {
    const vessels = products.filter(
      ({ base }) => dimensionsOf(base) && measuresOf(base)?.axis === 'amount',
    );
    expect(vessels.length).toBeGreaterThan(40);
    for (const { base } of vessels) {
      const sizes = measuresOf(base)?.sizes ?? [];
      const heights = (dimensionsOf(base) ?? []).map(([, text]) =>
        Number(text.split(/ × | cm/)[1]),
      );
      sizes.forEach((size, at) => {
        const drawn = Math.cbrt(amountOf(size) / amountOf(sizes[0] ?? ''));
        expect((heights[at] ?? 0) / (heights[0] ?? 1), base.name).toBeCloseTo(drawn, 1);
      });
    }
  });

  test('are followed by advice that goes by them, in every language, for nearly all', () => {
    const without: string[] = [];
    for (const { base, group, description } of products) {
      if (group.isVirtual) continue;
      const counts = LANGUAGES.map((language) => adviceOf(description, language, 3).length);
      if (counts[0] === 0) without.push(base.name);
      expect(new Set(counts).size, base.name).toBe(1);
    }
    expect(without.length).toBeLessThan(products.length / 25);
    const named = (name: string) => products.find(({ base }) => base.name === name);
    const said = (name: string) => {
      const found = named(name);
      return found ? adviceOf(found.description, 'en', 3).join('. ') : '';
    };
    expect(said('Hiking boot, waxed leather')).toMatch(/Measure your foot.*wax keeps.*Leather/);
    expect(said('Wall mirror with scalloped frame')).toMatch(/two screws.*outside.*damp cloth/);
    expect(said('Free-range eggs')).toMatch(/Contains egg.*fridge/);
  });

  test('give a mirror its size, and a larger one a larger weight', () => {
    const mirror = products.find(({ base }) => base.name === 'Wall mirror with scalloped frame');
    const said = mirror ? of(mirror) : [];
    expect(said.find(({ name }) => name === 'Width × height')?.value).toMatch(
      /^60 cm: \d+ × 60 cm · 90 cm: \d+ × 90 cm$/,
    );
    expect(said.find(({ name }) => name === 'Weight with packaging')?.value).toMatch(/–/);
  });

  test('have a size chart for all clothes and shoes in sizes, which grows with the size', () => {
    const charts = products.flatMap(({ base, group }) => sizeChart(base, group) ?? []);
    expect(charts.length).toBeGreaterThan(60);
    for (const { rows } of charts) {
      const measures = rows.map(([, text]) => Number.parseFloat(text));
      expect(measures).toEqual([...new Set(measures)].sort((a, b) => a - b));
    }
  });
});
