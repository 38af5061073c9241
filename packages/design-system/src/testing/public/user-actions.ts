import { isDisabled } from 'dom-accessibility-api';
import { asInBrowser } from './as-in-browser';
import { getOption } from './get-option';
import type { NameMatch } from './names';
import { nameOf } from './names';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const described = (element: Element) =>
  `"${nameOf(element) || element.textContent || element.localName}"`;

const takesText = (element: HTMLElement): element is TextControl =>
  element.matches('textarea, input:not([type=checkbox], [type=radio], [type=file])');

/** Throws where a user could do nothing. */
function checkUsable(element: HTMLElement) {
  if (isDisabled(element) || element.getAttribute('aria-disabled') === 'true')
    throw new Error(`${described(element)} is disabled.`);
  if (takesText(element) && element.readOnly)
    throw new Error(`${described(element)} is read-only.`);
}

function enter(control: TextControl, text: string) {
  const { maxLength } = control;
  const prototype = Object.getPrototypeOf(control) as TextControl;
  // React keeps the value that it knows in a property of the element itself
  const { set } = Object.getOwnPropertyDescriptor(prototype, 'value') ?? {};
  set?.call(control, maxLength < 0 ? text : text.slice(0, maxLength));
  control.dispatchEvent(new InputEvent('input', { bubbles: true, data: text }));
}

/**
 * Replaces the text of a field and leaves the field, which reads numbers and dates, adds tags and runs checks. The text is
 * as a user types it: a date in the format of the language. A ComboBox or MultiSelect is not left, since its list is open
 * then. Moves a Slider as well. Throws if the field is disabled or read-only.
 */
export async function typeInto(control: HTMLElement, text: string): Promise<void> {
  if (!takesText(control))
    throw new Error(`${described(control)} takes no text: use choose() or press().`);
  checkUsable(control);
  await asInBrowser(() => control.focus());
  await asInBrowser(() => enter(control, text));
  if (control.getAttribute('role') === 'combobox') return;
  await asInBrowser(() => {
    control.dispatchEvent(new Event('change', { bubbles: true }));
    control.blur();
  });
}

/**
 * Presses a button, link, checkbox, switch, menu item or option, as assistive technology does: by a click without a
 * pointer. Throws if it is disabled.
 */
export async function press(element: HTMLElement): Promise<void> {
  checkUsable(element);
  await asInBrowser(() => element.click());
}

const isListed = (control: HTMLElement, name: NameMatch) => {
  try {
    return !!getOption(control, name);
  } catch {
    return false;
  }
};

/** Opens the list of a combobox. Typing brings the options of a long one that are out of view. */
async function open(control: HTMLElement, option: NameMatch) {
  await asInBrowser(() => control.focus());
  await press(control);
  if (typeof option === 'string' && !isListed(control, option)) await typeInto(control, option);
}

const isChosen = (option: HTMLElement) =>
  option.getAttribute('aria-selected') === 'true' || ('checked' in option && option.checked);

/**
 * Chooses an option of Select, ComboBox, MultiSelect, RadioGroup, RadioCards, SegmentedControl, CheckboxGroup or
 * RatingInput. An option with a description has both in its name: a pattern finds it by a part. What is chosen already
 * stays so. Throws if there is no such option, or if the field or the option is disabled. Where a server finds the
 * options, use `typeInto`, wait, and `press` the result of `getOption`.
 */
export async function choose(control: HTMLElement, option: NameMatch): Promise<void> {
  checkUsable(control);
  if (control.getAttribute('role') === 'combobox') await open(control, option);
  const found = getOption(control, option);
  if (isChosen(found)) return;
  if (!(found instanceof HTMLOptionElement)) return press(found);
  checkUsable(found);
  await asInBrowser(() => {
    found.selected = true;
    for (const name of ['input', 'change'])
      control.dispatchEvent(new Event(name, { bubbles: true }));
  });
}
