import { screen, userEvent, within } from 'storybook/test';

/** Countries come on a wire of their own, and a machine under test is slow. */
const PATIENCE = { timeout: 10_000 };

/** Sign-in as a shopper works it, in the story or in its dialog. */
export function atLogin(element?: HTMLElement) {
  const login = element ? within(element) : screen;
  /** Fields only: a tab's panel has the name of its tab. */
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
