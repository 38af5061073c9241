import { selectorOf } from './selector';

/** Changes that move nothing: they may go on under reduced motion. */
const still = /^(opacity|visibility|(.*-)?colou?r|(.*Color)|fill|stroke|box-?shadow|filter|none)$/i;

const isLong = (durations: string) => durations.split(',').some((text) => parseFloat(text) > 0.01);

/** What would move when it changes next. */
function transitionsOf(element: Element): string[] {
  const { transitionProperty, transitionDuration } = getComputedStyle(element);
  if (!isLong(transitionDuration)) return [];
  return transitionProperty.split(', ').filter((name) => !still.test(name));
}

/** What moves now. */
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

/** Grounds become those of the page: a mark that is a ground and nothing else is gone then. */
function lostMarks(): string[] {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.backgroundColor = 'Canvas';
  const canvas = getComputedStyle(probe).backgroundColor;
  probe.remove();
  return (
    [...document.body.querySelectorAll(drawn)]
      // a picture is more than its ground
      .filter((element) => !element.closest('svg') && !element.matches('input, img'))
      .filter((element) => {
        const { backgroundColor, borderStyle, outlineStyle } = getComputedStyle(element);
        const isPlain = [borderStyle, outlineStyle].every((style) => style === 'none');
        return isPlain && backgroundColor === canvas && element.checkVisibility();
      })
      .map((element) => `forced colours: ${selectorOf(element)} cannot be told from the page`)
  );
}

/** For a page that shows forced colours and reduced motion: which marks are lost, and what moves. */
export function checkPreferences(): string[] {
  return [...movingParts(), ...document.getAnimations().flatMap(movedBy), ...lostMarks()];
}
