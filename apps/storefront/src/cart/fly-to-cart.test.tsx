import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flyToCart } from './fly-to-cart';

let mayMove = true;
const flying = () => document.querySelectorAll('body > img');

beforeEach(() => {
  mayMove = true;
  vi.stubGlobal('matchMedia', () => ({ matches: mayMove }));
  document.body.innerHTML =
    '<div data-component="cart-menu"></div><div data-component="gallery"><img></div>';
  const picture = document.querySelector('img');
  Object.defineProperty(picture, 'currentSrc', { value: 'http://mall.example/boot.webp' });
});
afterEach(() => vi.unstubAllGlobals());

/** Animations that end when told. */
function animations() {
  const ends: (() => void)[] = [];
  const animate = vi.fn(() => ({
    finished: new Promise<void>((resolve) => void ends.push(resolve)),
  }));
  Element.prototype.animate = animate as never;
  return { animate, end: () => ends.forEach((resolve) => resolve()) };
}

describe('goods that were added to the cart', () => {
  it('fly there as a picture without a name, which is gone when it has arrived', async () => {
    const { animate, end } = animations();
    const flight = flyToCart();
    expect(flying()).toHaveLength(1);
    expect(flying()[0]).toHaveAttribute('alt', '');
    end();
    await flight;
    expect(flying()).toHaveLength(0);
    expect(animate.mock.contexts.at(-1)).toBe(document.querySelector('[data-component]'));
  });

  it('stay where they are for those who prefer reduced motion', async () => {
    const { animate } = animations();
    mayMove = false;
    await flyToCart();
    expect(animate).not.toHaveBeenCalled();
    expect(flying()).toHaveLength(0);
  });

  it('do not fly without a cart on the page', async () => {
    const { animate } = animations();
    document.querySelector('[data-component="cart-menu"]')?.remove();
    await flyToCart();
    expect(animate).not.toHaveBeenCalled();
  });
});
