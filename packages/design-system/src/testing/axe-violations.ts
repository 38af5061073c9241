import axe from 'axe-core';

/** Contrast needs a browser that paints (the stories have one); `region` is about whole pages. */
const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };

/** What axe finds in a rendered part of the page, a line for each element. */
export async function axeViolations(part: Element): Promise<string[]> {
  const { violations } = await axe.run(part, { rules, resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
}
