import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { because } from '../testing/because';
import { Gallery } from '.';
import { images, labels } from './gallery.sample';

const button = (name: string) => screen.getByRole('button', { name });
const thumb = (number: number) => button(`Show picture ${number} of 4`);
const shown = (container: HTMLElement) =>
  container.querySelector('[data-part="frame"] img')?.getAttribute('alt');
/** Its code is loaded on demand, which takes time on a busy machine. */
const findLightbox = () => screen.findByRole('dialog', { name: 'Mug' }, { timeout: 10_000 });
const setUp = () => {
  const onIndexChange = vi.fn();
  const { container } = render(
    <Gallery label="Mug" labels={labels} images={images} onIndexChange={onIndexChange} />,
  );
  return { container, onIndexChange };
};

describe('Gallery', () => {
  it('changes the large image on hover, focus and press', async () => {
    const { container, onIndexChange } = setUp();
    await userEvent.hover(thumb(2));
    expect(shown(container)).toBe('Stoneware mug in blue');
    act(() => thumb(3).focus());
    expect(shown(container)).toBe('Stoneware mug in green');
    await userEvent.click(thumb(4));
    expect(thumb(4)).toHaveAttribute('aria-current', 'true');
    expect(onIndexChange.mock.calls).toEqual(
      [1, 2, 3].map((index) => [index, because('thumbnail')]),
    );
  });

  it('moves with all arrow keys, wrapping around, and with Home and End', async () => {
    setUp();
    act(() => thumb(1).focus());
    for (const [key, number] of [
      ['ArrowRight', 2],
      ['ArrowDown', 3],
      ['ArrowLeft', 2],
      ['ArrowUp', 1],
      ['ArrowLeft', 4],
      ['Home', 1],
      ['End', 4],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      expect(thumb(number)).toHaveFocus();
    }
  });

  it('keeps the image that is shown until the next one is loaded', async () => {
    const { container } = setUp();
    const image = () => container.querySelector('[data-part="frame"] img');
    const before = image();
    await userEvent.hover(thumb(2));
    // A browser keeps what an element shows while its next URL loads; an element of its own would be empty
    expect(image()).toBe(before);
  });

  it('has no thumbnails for one image, and a text without any', () => {
    const { rerender } = render(<Gallery label="Mug" labels={labels} images={[images[0]!]} />);
    expect(screen.getAllByRole('button')).toEqual([button('Enlarge picture')]);
    rerender(<Gallery label="Mug" labels={labels} images={[]} />);
    expect(screen.getByText('No picture yet')).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows the alternative text of a broken image, and does not enlarge it', async () => {
    const { container } = setUp();
    fireEvent.error(container.querySelector('[data-part="frame"] img')!);
    expect(screen.getByText('Stoneware mug, front')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Enlarge picture' })).toBeNull();
    await userEvent.hover(thumb(2));
    expect(button('Enlarge picture')).toBeInTheDocument();
  });

  it('shows the magnifier for a mouse, not for touch', () => {
    const { container } = setUp();
    const frame = container.querySelector('[data-part="frame"]')!;
    fireEvent.pointerMove(frame, { pointerType: 'touch' });
    expect(container.querySelector('[data-part="lens"]')).toBeNull();
    fireEvent.pointerMove(frame, { pointerType: 'mouse' });
    expect(container.querySelector('[data-part="lens"]')).toBeInTheDocument();
    fireEvent.pointerLeave(frame);
    expect(container.querySelector('[data-part="lens"]')).toBeNull();
  });
});

describe('A larger image', () => {
  const sources = [{ type: 'image/avif', srcSet: '/mug@480.avif 480w, /mug@1600.avif 1600w' }];
  const setUpSized = () =>
    render(
      <Gallery
        label="Mug"
        labels={labels}
        images={[{ src: '/mug.webp', alt: 'Stoneware mug', sources }]}
        sizes="440px"
      />,
    ).container;
  const sizesIn = (part: Element) => part.querySelector('source')?.getAttribute('sizes');

  it('takes the place of the one that is shown in the lightbox once that one is there', async () => {
    setUpSized();
    await userEvent.click(button('Enlarge picture'));
    const dialog = await findLightbox();
    expect(sizesIn(dialog)).toBe('440px');
    fireEvent.load(dialog.querySelector('img')!);
    expect(sizesIn(dialog)).toBe('200vmin');
  });

  it('takes the place of the one that is shown in the magnifier once that one is there', () => {
    const container = setUpSized();
    const frame = container.querySelector('[data-part="frame"]')!;
    vi.spyOn(frame, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 440, 440));
    fireEvent.pointerMove(frame, { pointerType: 'mouse' });
    const lens = container.querySelector('[data-part="lens"]')!;
    expect(sizesIn(lens)).toBe('440px');
    fireEvent.load(lens.querySelector('img')!);
    expect(sizesIn(lens)).toBe('1100px');
  });
});

/** Files of this size, whatever is asked for. */
function withFiles(width: number, height: number) {
  class File {
    naturalWidth = width;
    naturalHeight = height;
    onload = () => {};
    set src(_: string) {
      this.onload();
    }
  }
  vi.stubGlobal('Image', File);
}
const sizeOf = (image: Element, width: number, height: number) =>
  Object.defineProperties(image, {
    naturalWidth: { value: width },
    naturalHeight: { value: height },
  });

describe('What is enlarged', () => {
  afterEach(() => vi.unstubAllGlobals());
  const file = { src: '/mug.webp', alt: 'Stoneware mug' };
  const show = () =>
    render(<Gallery label="Mug" labels={labels} images={[file]} sizes="440px" />).container;

  it('is never larger than its file in the lightbox', async () => {
    withFiles(700, 500);
    show();
    await userEvent.click(button('Enlarge picture'));
    const dialog = await findLightbox();
    const stage = dialog.querySelector('[data-part="stage"]')!;
    vi.spyOn(stage, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 400));
    const image = dialog.querySelector('img')!;
    fireEvent.load(image);
    await userEvent.click(button('Zoom in'));
    await userEvent.click(button('Zoom in'));
    expect(image.style.transform).toContain('scale(1.75)');
    expect(button('Zoom in')).toHaveAttribute('aria-disabled', 'true');
    expect(image).toHaveStyle({ maxWidth: '700px', maxHeight: '500px' });
  });

  it('is never larger than its file in the magnifier, which is left out where it would show nothing more', () => {
    withFiles(660, 660);
    const container = show();
    const frame = container.querySelector('[data-part="frame"]')!;
    const box = vi.spyOn(frame, 'getBoundingClientRect');
    box.mockReturnValue(new DOMRect(0, 0, 440, 440));
    const magnified = () => container.querySelector('[data-part="lens"] img');
    fireEvent.pointerMove(frame, { pointerType: 'mouse' });
    fireEvent.load(magnified()!);
    expect(magnified()).toHaveStyle({ width: '660px' });
    box.mockReturnValue(new DOMRect(0, 0, 640, 640));
    fireEvent.pointerMove(frame, { pointerType: 'mouse' });
    expect(magnified()).toBeNull();
  });

  it('is cropped to its frame, unless too much of the goods would be missing', () => {
    const shapeOf = (width: number, height: number) => {
      const image = show().querySelector('[data-part="frame"] img')!;
      fireEvent.load(sizeOf(image, width, height));
      return /contain/.test(image.className) ? 'whole' : 'cropped';
    };
    expect(shapeOf(1000, 900)).toBe('cropped');
    expect(shapeOf(900, 1500)).toBe('whole');
    expect(shapeOf(1800, 700)).toBe('whole');
  });
});

describe('The lightbox', () => {
  const open = async () => {
    setUp();
    await userEvent.click(button('Enlarge picture'));
    const dialog = await findLightbox();
    const stage = dialog.querySelector<HTMLElement>('[data-part="stage"]')!;
    vi.spyOn(stage, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 400));
    return { stage, image: () => stage.querySelector('img')! };
  };

  it('opens with the keyboard, closes with Escape and returns focus', async () => {
    setUp();
    act(() => button('Enlarge picture').focus());
    await userEvent.keyboard('{Enter}');
    expect(await findLightbox()).toBeInTheDocument();
    expect(screen.getByText('Thrown on the wheel, glazed by hand.')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button('Enlarge picture')).toHaveFocus());
  });

  it('moves with buttons and arrows, in sync with the gallery', async () => {
    const { image } = await open();
    await userEvent.click(button('Next picture'));
    expect(image()).toHaveAttribute('alt', 'Stoneware mug in blue');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(image()).toHaveAttribute('alt', 'Stoneware mug in plum');
    expect(screen.getByText('4 of 4')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(thumb(4)).toHaveAttribute('aria-current', 'true');
  });

  it('zooms with buttons, keys and wheel, pans with arrows and drag, and resets for each image', async () => {
    const { stage, image } = await open();
    expect(button('Zoom out')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button('Zoom in'));
    expect(image().style.transform).toContain('scale(1.5)');
    await userEvent.keyboard('{ArrowRight}');
    expect(image().style.transform).toContain('translate(-60px, 0px)');
    fireEvent.pointerDown(stage, { pointerId: 1, button: 0, clientX: 0, clientY: 0 });
    fireEvent.pointerMove(stage, { pointerId: 1, clientX: 20, clientY: 10 });
    fireEvent.pointerUp(stage, { pointerId: 1 });
    expect(image().style.transform).toContain('translate(-40px, 10px)');
    await userEvent.keyboard('0');
    expect(image().style.transform).toBe('translate(0px, 0px) scale(1)');
    await userEvent.keyboard('+');
    expect(image().style.transform).toContain('scale(1.5)');
    await userEvent.keyboard('-');
    expect(image().style.transform).toContain('scale(1)');
    fireEvent.wheel(stage, { deltaY: -300, clientX: 200, clientY: 200 });
    expect(image().style.transform).toContain('scale(2.71');
    await userEvent.click(button('Next picture'));
    expect(image().style.transform).toContain('scale(1)');
  });

  it('zooms with two fingers and swipes with one', async () => {
    const { stage, image } = await open();
    const finger = (id: number, clientX: number) => ({
      pointerId: id,
      button: 0,
      clientX,
      clientY: 200,
    });
    fireEvent.pointerDown(stage, finger(1, 150));
    fireEvent.pointerDown(stage, finger(2, 250));
    fireEvent.pointerMove(stage, finger(2, 350));
    expect(image().style.transform).toContain('scale(2)');
    fireEvent.pointerUp(stage, finger(1, 150));
    fireEvent.pointerUp(stage, finger(2, 350));
    await userEvent.click(button('Whole picture'));
    fireEvent.pointerDown(stage, finger(3, 300));
    fireEvent.pointerMove(stage, finger(3, 200));
    fireEvent.pointerUp(stage, finger(3, 200));
    expect(image()).toHaveAttribute('alt', 'Stoneware mug in blue');
  });
});
