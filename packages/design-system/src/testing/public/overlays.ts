import type { NameMatch } from './names';
import { onlyNamed } from './names';

/**
 * The open Dialog, ConfirmDialog, Drawer, Sheet or Popover with a title. They are rendered outside of the component that
 * opens them, at the end of the page. Throws if none or several have it.
 *
 * @param title The visible title, or the accessible name of a Popover.
 * @param container Where to look; the page of the test by default.
 */
export const getDialog = (title: NameMatch, container: ParentNode = document): HTMLElement =>
  onlyNamed(
    'open dialog',
    title,
    container.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog], dialog[open]'),
  );

/**
 * An item of an open DropdownMenu, which is rendered at the end of the page. Throws if no open menu or several have it.
 *
 * @param name The visible text.
 * @param container Where to look; the page of the test by default.
 */
export const getMenuItem = (name: NameMatch, container: ParentNode = document): HTMLElement =>
  onlyNamed(
    'item of an open menu',
    name,
    container.querySelectorAll<HTMLElement>(
      '[role=menuitem], [role=menuitemcheckbox], [role=menuitemradio]',
    ),
  );
