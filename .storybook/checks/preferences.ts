import { selectorOf } from './selector';

/** Properties without movement, allowed with reduced motion. */
const still = /^(opacity|visibility|(.*-)?colou?r|(.*Color)|fill|stroke|box-?shadow|filter|none)$/i;

const isLong = (durations: string) => durations.split(',').some((text) => parseFloat(text) > 0.01);

/** Transitions that would move the element. */
function transitionsOf(element: Element): string[] {
  const { transitionProperty, transitionDuration } = getComputedStyle(element);
  if (!isLong(transitionDuration)) return [];
  return transitionProperty.split(', ').filter((name) => !still.test(name));
}

/** Running animations that move the element. */
function movedBy(animation: Animation): string[] {
  const { effect } = animation;
  if (!(effect instanceof KeyframeEffect) || animation.playState !== 'running') return [];
  const about = ['offset', 'computedOffset', 'easing', 'composite'];
  const names = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
  const moving = [...new Set(names)].filter((name) => !about.includes(name) && !still.test(name));
  const where = effect.target ? selectorOf(effect.target) : 'the page';
  return moving.map((name) => `reduced motion: ${where} animates ${name}`);
}

const movingParts = () =>
  [...document.body.querySelectorAll('*')].flatMap((element) =>
    transitionsOf(element).map((name) => `reduced motion: ${selectorOf(element)} moves by ${name}`),
  );

const drawn =
  ':is([role=progressbar], [role=switch], [role=slider], [role=meter], label:has(input)) :empty';

/** Forced colours replace backgrounds: an element that is only a background becomes invisible. */
function lostMarks(): string[] {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.backgroundColor = 'Canvas';
  const canvas = getComputedStyle(probe).backgroundColor;
  probe.remove();
  return (
    [...document.body.querySelectorAll(drawn)]
      // an image is not only a background
      .filter((element) => !element.closest('svg') && !element.matches('input, img'))
      .filter((element) => {
        const { backgroundColor, borderStyle, outlineStyle } = getComputedStyle(element);
        const isPlain = [borderStyle, outlineStyle].every((style) => style === 'none');
        return isPlain && backgroundColor === canvas && element.checkVisibility();
      })
      .map((element) => `forced colours: ${selectorOf(element)} cannot be told from the page`)
  );
}

/** With forced colours and reduced motion: invisible elements, and elements that move. */
export function checkPreferences(): string[] {
  return [...movingParts(), ...document.getAnimations().flatMap(movedBy), ...lostMarks()];
}
