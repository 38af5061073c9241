/** A short selector: the nearest components around the element. */
export function selectorOf(element: Element): string {
  const steps: string[] = [];
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const hook = ['data-component', 'data-part', 'id']
      .filter((name) => at?.hasAttribute(name))
      .map((name) => `[${name}="${at?.getAttribute(name)}"]`)[0];
    if (hook || steps.length === 0) steps.unshift(at.localName + (hook ?? ''));
    if (steps.length === 3) break;
  }
  return steps.join(' ');
}
