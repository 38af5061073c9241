import { selectorOf } from './selector';

/** Scrolls or clips what is inside it, so that nothing of that can leave the page. */
const holdsItsContent = (element: Element) => getComputedStyle(element).overflowX !== 'visible';

/** The elements that stick out of the window, the outermost of each branch. */
function* stickingOut(parent: Element): Generator<Element> {
  for (const element of parent.children) {
    const { left, right, width, height } = element.getBoundingClientRect();
    // What is for assistive technology only has one pixel, and often a place outside
    const isShown = width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true });
    if (isShown && (left < -1 || right > innerWidth + 1)) yield element;
    else if (!holdsItsContent(element)) yield* stickingOut(element);
  }
}

/** In both directions of reading, nothing leaves the window sideways. */
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
