import axe from 'axe-core';

/** Waits for no frame: styles are computed when axe asks for them, and nothing may be on its way. */
const stillStyle = '*, ::before, ::after { transition: none !important; }';

/** Runs with transitions off, so that a change of the theme is there at once. */
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

/** What some of axe's rules find on the page as it stands, a line for each element. */
export async function measure(rules: string[]): Promise<string[]> {
  const options = { runOnly: rules, resultTypes: ['violations' as const], preload: false };
  const { violations } = await axe.run(document.body, options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
}
