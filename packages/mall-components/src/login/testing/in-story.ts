import { screen, userEvent, within } from 'storybook/test';

/** The countries are a separate chunk, and test machines can be slow. */
const PATIENCE = { timeout: 10_000 };

/** Queries and interactions for sign-in, in the canvas or in its dialog. */
export function atLogin(element?: HTMLElement) {
  const login = element ? within(element) : screen;
  /** Inputs only: a tab panel is labelled by its tab. */
  const field = (name: string | RegExp) =>
    login.findByLabelText(name, { selector: 'input' }, PATIENCE);
  const text = (words: string | RegExp) => login.findByText(words, {}, PATIENCE);
  return {
    field,
    text,
    country: () => login.findByRole('combobox', { name: 'Country or region' }, PATIENCE),
    button: (name: string | RegExp) => login.findByRole('button', { name }, PATIENCE),
    tab: (name: string) => login.findByRole('tab', { name }, PATIENCE),
    press: async (name: string | RegExp) =>
      userEvent.click(await login.findByRole('button', { name }, PATIENCE)),
    openTab: async (name: string) =>
      userEvent.click(await login.findByRole('tab', { name }, PATIENCE)),
    type: async (name: string | RegExp, typed: string) => userEvent.type(await field(name), typed),
    agree: async () => userEvent.click(await login.findByRole('checkbox', {}, PATIENCE)),
  };
}
