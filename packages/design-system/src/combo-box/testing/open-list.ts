import { expect, userEvent, waitFor, within } from 'storybook/test';

/** Opens the list of a story, and returns its input. */
export const openList = async (canvasElement: HTMLElement, name = 'Country') => {
  const canvas = within(canvasElement.ownerDocument.body);
  await userEvent.click(canvas.getByRole('button', { name: 'Show countries' }));
  await waitFor(() => expect(canvas.getByRole('listbox', { name })).toBeVisible());
  return canvas.getByRole('combobox', { name });
};
