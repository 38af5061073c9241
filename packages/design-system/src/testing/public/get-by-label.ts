import type { NameMatch } from './names';
import { onlyNamed } from './names';

/** Controls that are native, or have the role of one. */
const controls = [
  'input:not([type=hidden], [type=submit], [type=reset], [type=button], [type=image])',
  'select',
  'textarea',
  ...[
    'textbox',
    'searchbox',
    'combobox',
    'spinbutton',
    'slider',
    'checkbox',
    'switch',
    'radio',
  ].map((role) => `[role=${role}]`),
].join();

/** Several controls with a label in common: radios, checkboxes, the two ends of a range. */
const groups = 'fieldset, [role=group], [role=radiogroup]';

/**
 * The control with a visible label: the input, select or textarea; of RadioGroup, RadioCards, SegmentedControl,
 * CheckboxGroup, RatingInput and a Slider of a range their group, in which each choice can be found by its own label.
 * Throws if no control or several have it.
 *
 * @param container The page or a part of it: `document` finds fields in dialogs as well.
 * @param label The text without the asterisk of required fields.
 */
export function getByLabel(container: ParentNode, label: NameMatch): HTMLElement {
  const withControls = [...container.querySelectorAll<HTMLElement>(groups)].filter((group) =>
    group.querySelector(controls),
  );
  return onlyNamed('field', label, [
    ...container.querySelectorAll<HTMLElement>(controls),
    ...withControls,
  ]);
}
