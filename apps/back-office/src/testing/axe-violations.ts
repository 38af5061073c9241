import axe from 'axe-core';

/** Contrast needs a browser that renders. */
const rules = { 'color-contrast': { enabled: false } };

/** Violations of axe on the page, one line each. */
export async function axeViolations(): Promise<string[]> {
  const { violations } = await axe.run(document.body, { rules, resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
}
