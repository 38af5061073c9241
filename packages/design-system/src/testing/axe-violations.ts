import axe from 'axe-core';

/** Contrast needs a rendering browser (stories check it); `region` is about whole pages. */
const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };

/** Violations of axe in a rendered element, one line each. */
export async function axeViolations(part: Element): Promise<string[]> {
  const { violations } = await axe.run(part, { rules, resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
}
