import axe from 'axe-core';

/** Disables transitions: axe computes styles immediately. */
const stillStyle = '*, ::before, ::after { transition: none !important; }';

/** Runs without transitions, so that theme changes apply at once. */
export async function withoutTransitions<Result>(run: () => Promise<Result>): Promise<Result> {
  const style = document.createElement('style');
  style.textContent = stillStyle;
  document.head.append(style);
  try {
    return await run();
  } finally {
    style.remove();
  }
}

/** Violations of some axe rules, one line for each element. */
export async function measure(rules: string[]): Promise<string[]> {
  const options = { runOnly: rules, resultTypes: ['violations' as const], preload: false };
  const { violations } = await axe.run(document.body, options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
}
