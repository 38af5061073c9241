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
 * The control with a label, in a container: a part of the page, or `document` with all that is open above the page. It is
 * the input, select or textarea; of RadioGroup, RadioCards, SegmentedControl, CheckboxGroup, RatingInput and a Slider of a
 * range it is the group, in which the label of a choice finds that choice. The asterisk of required fields is not part of
 * the label. Throws if no control or several have the label, with the labels that there are.
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
