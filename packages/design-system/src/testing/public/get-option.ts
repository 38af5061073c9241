import type { NameMatch } from './names';
import { nameOf, onlyNamed } from './names';

const choices = 'input[type=radio], input[type=checkbox], [role=radio], [role=checkbox], option';

/** The list of a combobox is elsewhere in the page: in a portal, or in the dialog around it. */
function listOf(control: HTMLElement): ParentNode {
  if (control.getAttribute('role') !== 'combobox') return control;
  const id = control.getAttribute('aria-controls');
  const list = id && control.ownerDocument.getElementById(id);
  if (list) return list;
  throw new Error(
    `The list of "${nameOf(control)}" is not open: press the field, or use choose().`,
  );
}

/**
 * An option of a control: of ComboBox and MultiSelect in their open list, which may be elsewhere in the page; of Select
 * its `<option>`; of a group the radio or checkbox. Throws if the list is not open or has no such option. A long list has
 * only the options in view: type into it first.
 */
export function getOption(control: HTMLElement, name: NameMatch): HTMLElement {
  const list = listOf(control);
  return onlyNamed('option', name, list.querySelectorAll<HTMLElement>(`${choices}, [role=option]`));
}
