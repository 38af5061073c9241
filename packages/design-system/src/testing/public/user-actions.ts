import { isDisabled } from 'dom-accessibility-api';
import { asInBrowser } from './as-in-browser';
import { getOption } from './get-option';
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
 * Types a text in place of the old one and leaves the field, so that what is read or checked then has been. A ComboBox or
 * MultiSelect keeps the focus, since its list is open now. Moves a Slider as well. Throws if the field is disabled or
 * read-only.
 *
 * @param control What `getByLabel` found.
 * @param text As typed: in the format of the language for numbers and dates.
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
 * Presses a button, link, checkbox, menu item or option, as assistive technology does. Throws if it is disabled.
 *
 * @param element What one of the `get…` functions found, or any other.
 */
export async function press(element: HTMLElement): Promise<void> {
  checkUsable(element);
  await asInBrowser(() => element.click());
}

const isChosen = (option: HTMLElement) =>
  option.getAttribute('aria-selected') === 'true' || ('checked' in option && option.checked);

/**
 * Chooses an option by its text: of Select, ComboBox, MultiSelect, RadioGroup, RadioCards, SegmentedControl,
 * CheckboxGroup and RatingInput. What is chosen already stays so. Throws if there is no such option, or if the field or
 * the option is disabled.
 *
 * @param control What `getByLabel` found.
 * @param option The visible text of the option.
 */
export async function choose(control: HTMLElement, option: string): Promise<void> {
  checkUsable(control);
  // A long list shows those that match
  if (control.getAttribute('role') === 'combobox') await typeInto(control, option);
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
