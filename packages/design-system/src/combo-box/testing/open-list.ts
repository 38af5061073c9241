import { expect, userEvent, waitFor, within } from 'storybook/test';

/** Opens the list of a story, and returns its input. */
export const openList = async (canvasElement: HTMLElement, name = 'Country') => {
  const canvas = within(canvasElement.ownerDocument.body);
  const toggle = canvas.getByRole('button', { name: 'Show countries' });
  // A dialog takes presses an effect later than it appears
  await waitFor(() => expect(toggle).not.toHaveStyle({ pointerEvents: 'none' }));
  await userEvent.click(toggle);
  await waitFor(() => expect(canvas.getByRole('listbox', { name })).toBeVisible());
  return canvas.getByRole('combobox', { name });
};
