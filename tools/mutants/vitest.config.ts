import { defineConfig } from 'vitest/config';
import base from '../../vitest.config';

const tests: string[] = JSON.parse(process.env.MUTANTS_TESTS ?? '[]');

/** The tests of a part in their usual environments. */
const projects = (base.test?.projects ?? []).flatMap((project) => {
  if (typeof project !== 'object' || !('test' in project)) return [];
  const include = tests.filter((path) => path.endsWith('.tsx') === (project.test?.name === 'dom'));
  return include.length ? [{ ...project, test: { ...project.test, include } }] : [];
});

export default defineConfig({ test: { ...base.test, projects } });
