import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { onPath } from './find-program.mjs';
import { root } from './root.mjs';

const deploy = join(root, 'deploy');
const read = (...path: string[]) => readFileSync(join(...path), 'utf8');

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; action: string };
}
const rules = parse(read(deploy, 'prometheus', 'vermilion.rules.yml')).groups[0].rules as Rule[];
const ruleTests = parse(read(deploy, 'prometheus', 'vermilion.test.yml')).tests as {
  alert_rule_test: { alertname: string; exp_alerts: unknown[] }[];
}[];
const dashboard = read(deploy, 'grafana', 'vermilion.json');
/** The first cell of each row of the table, which tests of both servers compare with what they export. */
const documented = [
  ...read(root, 'docs', 'operations', 'seeing.md').matchAll(/^\| `(vermilion_\w+)`/gm),
].map(([, name]) => name);
const promtool = onPath(['promtool']);

/** Names of metrics in a query, without what a histogram adds. */
const namesIn = (text: string) =>
  [...text.matchAll(/\bvermilion_\w+/g)].map(([name]) => name.replace(/_(bucket|sum|count)$/, ''));

describe('alerts and the dashboard', () => {
  it('ask only for metrics that servers export', () => {
    const asked = [...rules.flatMap(({ expr }) => namesIn(expr)), ...namesIn(dashboard)];
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter((name) => !documented.includes(name))).toEqual([]);
  });

  it('show every metric that servers export', () => {
    const shown = namesIn(dashboard);
    expect(documented.filter((name) => !shown.includes(name ?? ''))).toEqual([]);
  });

  it.each(rules)('$alert says what is wrong and what to do', ({ annotations, labels }) => {
    expect(labels.severity).toMatch(/^(page|ticket)$/);
    expect(annotations.summary).toMatch(/[.]$/);
    expect(annotations.action).toMatch(/[.]$/);
  });

  it('are each tested to fire', () => {
    const fired = ruleTests.flatMap(({ alert_rule_test: tests }) =>
      tests.filter(({ exp_alerts: alerts }) => alerts.length > 0),
    );
    const names = fired.map(({ alertname }) => alertname);
    expect(rules.map(({ alert }) => alert).filter((name) => !names.includes(name))).toEqual([]);
  });

  if (!promtool) console.warn('SKIPPED: promtool (Debian’s package prometheus) is not there.');
  it.skipIf(!promtool)('fire when they should, and not before', () => {
    const cwd = join(deploy, 'prometheus');
    const run = (...args: string[]) => execFileSync(promtool ?? '', args, { cwd }).toString();
    expect(run('check', 'rules', 'vermilion.rules.yml')).toContain('SUCCESS');
    expect(run('test', 'rules', 'vermilion.test.yml')).toContain('SUCCESS');
  });
});
