import type { NameMatch } from './names';
import { onlyNamed } from './names';

/**
 * The open Dialog, ConfirmDialog, Drawer, Sheet or Popover with a title. Looks in the whole page by default: they are not
 * rendered inside the component that opens them. Throws if none or several have it, with the titles that there are.
 */
export const getDialog = (title: NameMatch, container: ParentNode = document): HTMLElement =>
  onlyNamed(
    'open dialog',
    title,
    container.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog], dialog[open]'),
  );

/**
 * An item of an open DropdownMenu by its text. Looks in the whole page by default: menus are not rendered inside the
 * component that opens them. Throws if no open menu or several have it, with the items that there are.
 */
export const getMenuItem = (name: NameMatch, container: ParentNode = document): HTMLElement =>
  onlyNamed(
    'item of an open menu',
    name,
    container.querySelectorAll<HTMLElement>(
      '[role=menuitem], [role=menuitemcheckbox], [role=menuitemradio]',
    ),
  );
