import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exports, moved, props } from './renames.mjs';

const reportOf = (name: string) =>
  readFileSync(new URL(`../../../${name}/api-report.md`, import.meta.url), 'utf8');

const isDeclared = (report: string, name: string) =>
  new RegExp(`^(const|function|interface|type|class) ${name}\\b`, 'm').test(report);

const pairs = <Table>(table: Record<string, Table>) => Object.entries(table);

describe('the table of renames', () => {
  it.each(
    pairs(exports).flatMap(([name, names]) =>
      Object.entries(names).map(([from, to]) => ({ name, from, to })),
    ),
  )('leads from $from to what $name exports', ({ name, from, to }) => {
    const report = reportOf(name);
    expect(isDeclared(report, to)).toBe(true);
    expect(isDeclared(report, from)).toBe(false);
  });

  it.each(
    pairs(moved).flatMap(([module, names]) =>
      Object.entries(names).map(([name, entry]) => ({ module, name, entry })),
    ),
  )('leads from $module to where $name is', ({ module, name, entry }) => {
    const [, folder = ''] = module.split('/');
    const [, section = ''] = reportOf(folder).split(`\n## @vermilion/${folder}/${entry}\n`);
    expect(isDeclared(section.split('\n## ')[0] ?? '', name)).toBe(true);
  });

  it.each(
    pairs(props).flatMap(([name, components]) =>
      pairs(components).flatMap(([component, names]) =>
        Object.entries<string>(names).map(([from, to]) => ({ name, component, from, to })),
      ),
    ),
  )('leads from a prop of $component to another', ({ from, to }) => {
    expect(to).not.toBe(from);
  });
});
