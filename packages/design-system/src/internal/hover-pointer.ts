/** Milliseconds after a touch in which a mouse that enters the same element is not one. */
const EMULATED = 500;

let lastTouch: { target: EventTarget | null; at: number } = { target: null, at: -Infinity };

type HoverEvent = Pick<PointerEvent, 'pointerType' | 'target' | 'timeStamp'>;

/**
 * Whether a pointer that enters or leaves can hover. Safari on iOS sends `pointerenter` twice for a touch, first as
 * touch and then as mouse: https://bugs.webkit.org/show_bug.cgi?id=214609
 */
export function canHover({ pointerType, target, timeStamp: at }: HoverEvent): boolean {
  if (pointerType === 'touch') lastTouch = { target, at };
  return target !== lastTouch.target || at - lastTouch.at > EMULATED;
}
