import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { because } from '../testing/because';
import { Carousel } from '.';
import { labels, rotation } from './carousel.sample';

const slides = ['Mugs', 'Bowls', 'Vases'].map((name) => (
  <a key={name} href={`#${name}`}>
    {name}
  </a>
));

const button = (name: string) => screen.getByRole('button', { name });
/** Hidden slides are inert, which the library's role queries do not take into account. */
const inSight = () =>
  screen.getAllByRole('group', { name: /of 3/ }).filter((slide) => !slide.hasAttribute('inert'));
const expectSlide = (name: string) =>
  expect(inSight().map((slide) => slide.textContent)).toEqual([name]);

describe('Carousel', () => {
  it('moves with its buttons, wrapping around', async () => {
    const onIndexChange = vi.fn();
    render(
      <Carousel label="Offers" labels={labels} onIndexChange={onIndexChange}>
        {slides}
      </Carousel>,
    );
    expectSlide('Mugs');
    await userEvent.click(button('Previous slide'));
    expectSlide('Vases');
    await userEvent.click(button('Next slide'));
    expectSlide('Mugs');
    await userEvent.click(button('Show slide 2'));
    expectSlide('Bowls');
    expect(button('Show slide 2')).toHaveAttribute('aria-current', 'true');
    expect(onIndexChange.mock.calls).toEqual([2, 0, 1].map((index) => [index, because('press')]));
  });

  it('moves between indicators with arrow keys, mirrored in right-to-left', async () => {
    const { container } = render(
      <Carousel label="Offers" labels={labels}>
        {slides}
      </Carousel>,
    );
    await userEvent.tab();
    await userEvent.tab();
    expect(button('Show slide 1')).toHaveFocus();
    await userEvent.tab();
    expect(button('Next slide')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{ArrowRight}');
    expect(button('Show slide 2')).toHaveFocus();
    expectSlide('Bowls');
    container.style.direction = 'rtl';
    await userEvent.keyboard('{ArrowRight}');
    expect(button('Show slide 1')).toHaveFocus();
    expectSlide('Mugs');
  });

  it('follows swipes, without reporting the slides in between', () => {
    const { container } = render(
      <Carousel label="Offers" labels={labels}>
        {slides}
      </Carousel>,
    );
    const track = container.querySelector<HTMLElement>('[data-part="track"]')!;
    vi.spyOn(track, 'clientWidth', 'get').mockReturnValue(300);
    const scrollTo = (left: number) => {
      track.scrollLeft = left;
      fireEvent.scroll(track);
    };
    scrollTo(300);
    expectSlide('Bowls');
    fireEvent.click(button('Show slide 1'));
    scrollTo(290);
    expectSlide('Mugs');
    fireEvent.pointerDown(track);
    scrollTo(310);
    expectSlide('Bowls');
  });

  it('has no controls for a single slide', () => {
    render(
      <Carousel label="Offers" labels={labels} interval={5000} {...rotation}>
        {slides[0]}
      </Carousel>,
    );
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('Carousel with an interval', () => {
  const setUp = () =>
    render(
      <Carousel label="Offers" labels={labels} interval={5000} {...rotation}>
        {slides}
      </Carousel>,
    );
  const pass = () => act(() => void vi.advanceTimersByTime(5000));
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('rotates without announcements, pauses under the pointer and resumes', () => {
    const { container } = setUp();
    const track = container.querySelector('[data-part="track"]');
    expect(track).toHaveAttribute('aria-live', 'off');
    pass();
    expectSlide('Bowls');
    fireEvent.pointerEnter(screen.getByRole('region'));
    pass();
    expectSlide('Bowls');
    fireEvent.pointerLeave(screen.getByRole('region'));
    pass();
    expectSlide('Vases');
  });

  it('stops permanently when focus enters', () => {
    const { container } = setUp();
    act(() => button('Next slide').focus());
    act(() => button('Next slide').blur());
    pass();
    expectSlide('Mugs');
    expect(button('Play')).toBeInTheDocument();
    expect(container.querySelector('[data-part="track"]')).toHaveAttribute('aria-live', 'polite');
  });

  it('is paused and started by its button; once started, it ignores the pointer', () => {
    setUp();
    act(() => button('Pause').focus());
    fireEvent.click(button('Pause'));
    pass();
    expectSlide('Mugs');
    fireEvent.click(button('Play'));
    fireEvent.pointerEnter(screen.getByRole('region'));
    pass();
    expectSlide('Bowls');
    act(() => screen.getByRole('link', { name: 'Bowls' }).focus());
    pass();
    expectSlide('Bowls');
  });

  it('does not rotate when reduced motion is preferred', () => {
    const matches = (condition: string) => ({ matches: condition.includes('reduce') });
    vi.stubGlobal('matchMedia', (condition: string) =>
      Object.assign(new EventTarget(), matches(condition)),
    );
    setUp();
    pass();
    expectSlide('Mugs');
    expect(button('Play')).toBeInTheDocument();
  });
});
