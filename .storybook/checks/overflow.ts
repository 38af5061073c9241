import { selectorOf } from './selector';

/** Whether the element scrolls or clips its content. */
const holdsItsContent = (element: Element) => getComputedStyle(element).overflowX !== 'visible';

/** Elements that overflow the viewport, the outermost of each branch. */
function* stickingOut(parent: Element): Generator<Element> {
  for (const element of parent.children) {
    const { left, right, width, height } = element.getBoundingClientRect();
    // Visually hidden elements have one pixel, often off-screen
    const isShown = width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true });
    if (isShown && (left < -1 || right > innerWidth + 1)) yield element;
    else if (!holdsItsContent(element)) yield* stickingOut(element);
  }
}

/** No horizontal overflow, in LTR and RTL. */
export function checkDirections(): string[] {
  const page = document.documentElement;
  const shown = page.dir;
  const found: string[] = [];
  for (const dir of ['ltr', 'rtl']) {
    page.dir = dir;
    const out = [...stickingOut(document.body)].map(selectorOf);
    if (page.scrollWidth > page.clientWidth) out.push(`the page scrolls to ${page.scrollWidth} px`);
    found.push(
      ...out.map((problem) => `${dir}, ${innerWidth} px wide: ${problem} leaves the window`),
    );
  }
  page.dir = shown;
  return found;
}
