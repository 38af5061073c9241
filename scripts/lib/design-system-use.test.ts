import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { root } from './root.mjs';

const system = join(root, 'packages', 'design-system', 'src');
const users = ['packages/mall-components/src', 'apps/storefront/src', 'apps/storefront/server'];

/** Components that the mall does not use, with the reason. */
const unused: Record<string, string> = {
  accordion: 'the mall has no list of questions and answers; a server may have one',
  'avatar-group': 'no page shows several people at once',
  banner: 'nothing is said about the whole mall as long as it works',
  'button-group': 'no actions belong together so closely',
  calendar: 'no day is chosen in the mall',
  'checkbox-group': 'nothing asks for several of a list; the cart chooses by rows',
  'data-list': 'lists of the mall are cards and tables',
  'date-picker': 'no day is chosen in the mall',
  divider: 'sections are kept apart by cards and space',
  field: 'every control of the mall is one of the design system, with its own label',
  'hover-card': 'figures in docs/decisions/018-use-of-the-design-system.md',
  meter: 'the one share that is shown, of good reviews, is a figure',
  'multi-select': 'no choice of several from many',
  'number-field': 'twenty kilobytes for two prices on the public lists; they take text',
  popover: 'figures in docs/decisions/018-use-of-the-design-system.md',
  'progress-bar': 'uploads show their own progress inside FileUpload',
  sheet: 'the category drawer and the dialogs do on a phone what a sheet would',
  slider: 'prices are typed: a range of unknown ends is no scale',
  surface: 'grounds of the mall are part of its layouts',
  'tag-input': 'nobody writes tags in the mall',
  'theme-provider': 'figures in docs/decisions/018-use-of-the-design-system.md',
  tooltip: 'all buttons of the mall say what they do in words, or have a name beside them',
};

/** Rules of the mall that repeat a component's on purpose, by file and name, with the reason. */
const copies: Record<string, string> = {
  'flyout.css.ts raised': 'what floats, without the place and the distances of a pop-out',
  'cart-summary.css.ts wide': 'VisuallyHidden, but in a narrow window only',
  'reservation.css.ts reservation': 'a quiet line with an icon, met by chance',
  'shop-categories.css.ts row': 'a row of a tree of links, which is no menu',
  'mall-image.css.ts frame': 'the veil of pictures on dark pages, over an image without a gallery',
  'similar-goods.css.ts item': 'a row of a list of links, which is no menu',
  'shop-header.css.ts header':
    'a framed picture with words on it, where Gallery frames pictures alone',
  'sku-picker.css.ts input': 'an input over its label, as every box to choose has one',
};

const filesIn = (folder: string, ends: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ends.test(file))
    .map((file) => join(folder, file));

/** Sources without those of tests, stories and samples; a type alone is no use. */
const sourcesIn = (folder: string) =>
  filesIn(folder, /\.tsx?$/)
    .filter((file) => !/\.(test|stories|sample)\.|[\\/]testing[\\/]/.test(file))
    .map((file) => readFileSync(file, 'utf8').replaceAll(/^import type [^;]*;/gm, ''));

const components = filesIn(system, /\.docs\.ts$/).map((file) => basename(dirname(file)));

/** Not on a page of the mall, whose server sets the theme; apps of others start with it. */
const usedElsewhere = ['theme-provider'];

/** The components given, and those that they are made of. */
function withParts(names: readonly string[]): string[] {
  const sources = names.flatMap((name) => sourcesIn(join(system, name)));
  const parts = components.filter(
    (name) =>
      !names.includes(name) && sources.some((text) => new RegExp(`'\\.\\./${name}['/]`).test(text)),
  );
  return parts.length > 0 ? withParts([...names, ...parts]) : [...names];
}

describe('use of the design system', () => {
  const sources = users.flatMap((folder) => sourcesIn(join(root, folder)));
  const isUsed = (name: string) =>
    sources.some((text) => text.includes(`'@vermilion/design-system/${name}'`));

  it('marks as experimental what no part of the mall uses, in the guide and in Storybook', () => {
    const used = withParts([...components.filter(isUsed), ...usedElsewhere]);
    const marked = (ends: string, mark: string) =>
      components.filter((name) =>
        readFileSync(join(system, name, `${name}${ends}`), 'utf8').includes(mark),
      );
    const expected = components.filter((name) => !used.includes(name));
    expect(marked('.docs.ts', '\n  experimental: true,\n')).toEqual(expected);
    expect(marked('.stories.tsx', "\n  tags: ['experimental'],\n")).toEqual(expected);
  });

  it('uses each component somewhere in the mall, or says why not', () => {
    const reasonless = components.filter((name) => !isUsed(name) && !unused[name]);
    expect(reasonless, 'use it, or write down why the mall does not').toEqual([]);
    expect(Object.keys(unused).filter(isUsed), 'it is used: take its reason away').toEqual([]);
  });

  interface Rule {
    where: string;
    /** `property: value` of its own declarations, without states and media queries. */
    declarations: Set<string>;
  }

  /** The rules of a style file: arguments of vanilla-extract's or our functions. */
  function rulesOf(file: string): Rule[] {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
    const rules: Rule[] = [];
    const visit = (node: ts.Node, name: string) => {
      if (ts.isVariableDeclaration(node)) name = node.name.getText(source);
      if (ts.isObjectLiteralExpression(node)) {
        const declarations = new Set(
          node.properties.filter(ts.isPropertyAssignment).flatMap(({ name: key, initializer }) => {
            if (ts.isObjectLiteralExpression(initializer)) return [];
            // `vars.color.text` and `color.text` are the same token
            const value = initializer.getText(source).replaceAll('vars.', '');
            return [`${key.getText(source)}: ${value}`];
          }),
        );
        rules.push({ where: `${basename(file)} ${name}`, declarations });
      }
      ts.forEachChild(node, (child) => visit(child, name));
    };
    visit(source, '');
    return rules;
  }

  /** Minimum number of equal declarations; fewer are equal by chance. */
  const LOOK = 5;
  const isCopy = (one: Rule, other: Rule) => {
    const common = [...one.declarations].filter((line) => other.declarations.has(line)).length;
    return common >= LOOK && common >= 0.75 * one.declarations.size;
  };

  it('repeats the look of no component in the styles of the mall', () => {
    const own = filesIn(system, /\.css\.ts$/).flatMap(rulesOf);
    const theirs = users.flatMap((folder) =>
      filesIn(join(root, folder), /\.css\.ts$/).flatMap(rulesOf),
    );
    const found = theirs.flatMap((rule) => {
      const original = own.find((one) => isCopy(rule, one));
      return original ? [[rule.where, original.where] as const] : [];
    });
    const wrong = found.filter(([copy]) => !copies[copy]);
    expect(wrong.map((pair) => pair.join(' repeats ')).sort()).toEqual([]);
    expect(found.map(([copy]) => copy).sort(), 'no longer a copy').toEqual(
      Object.keys(copies).sort(),
    );
  });
});
