/** Longer than other motion: it crosses the page. */
const FLIGHT_MS = 420;
const BUMP_MS = 200;
/** Side of the picture when it sets off, in px at most. */
const SIDE = 160;

const centerOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** A copy of a picture over the page, in the middle of it. */
function copyOf(picture: HTMLImageElement) {
  const { x, y } = centerOf(picture);
  const side = Math.min(SIDE, picture.clientWidth);
  const copy = document.createElement('img');
  copy.src = picture.currentSrc;
  copy.alt = '';
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${x - side / 2}px`,
    top: `${y - side / 2}px`,
    width: `${side}px`,
    height: `${side}px`,
    objectFit: 'cover',
    borderRadius: '50%',
    pointerEvents: 'none',
    // Above the fixed header
    zIndex: '2147483647',
  });
  return copy;
}

/**
 * Shows where goods went: their picture flies from the gallery into the cart of the header, which then nods. Nothing happens
 * for those who prefer reduced motion, and where one of them is not on the screen.
 */
export async function flyToCart(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('[data-component="gallery"] img');
  const cart = document.querySelector('[data-component="cart-menu"]');
  if (!picture?.currentSrc || !cart) return;
  if (!window.matchMedia('(prefers-reduced-motion: no-preference)').matches) return;
  const [from, to] = [centerOf(picture), centerOf(cart)];
  const copy = copyOf(picture);
  document.body.append(copy);
  const path = [
    { transform: 'none', opacity: 1 },
    { transform: `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(0.1)`, opacity: 0.4 },
  ];
  await copy.animate(path, { duration: FLIGHT_MS, easing: 'ease-in' }).finished.catch(() => {});
  copy.remove();
  cart.animate({ transform: ['none', 'scale(1.2)', 'none'] }, BUMP_MS);
}
