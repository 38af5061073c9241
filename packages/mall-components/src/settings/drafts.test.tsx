import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { draftMemory } from '../testing/draft-memory';
import { DraftProvider, useDraft } from './drafts';

interface Draft {
  text: string;
  pieces?: number[];
}

function Form({ initial = { text: 'Initial' } as Draft }) {
  const [draft, change, finish] = useDraft('form', initial);
  return (
    <>
      <label>
        Text
        <input value={draft.text} onChange={({ target }) => change({ text: target.value })} />
      </label>
      <button onClick={() => finish(draft)}>Send</button>
      <button onClick={() => finish(initial)}>Cancel</button>
    </>
  );
}
const text = () => screen.getByRole('textbox', { name: 'Text' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function open(store = draftMemory()) {
  const { unmount } = render(
    <DraftProvider store={store}>
      <Form />
    </DraftProvider>,
  );
  return { store, unmount };
}

describe('drafts', () => {
  it('shows what was typed when the form is displayed again', async () => {
    const { store, unmount } = open();
    await userEvent.type(text(), '!');
    unmount();
    open(store);
    expect(text()).toHaveValue('Initial!');
  });

  it('keeps nothing of what has been sent, although it stays displayed', async () => {
    const { store } = open(draftMemory({ form: { text: 'From before' } }));
    expect(text()).toHaveValue('From before');
    await press('Send');
    expect(text()).toHaveValue('From before');
    expect(store.kept()).toEqual({});
  });

  it('keeps nothing of what has been cancelled', async () => {
    const { store } = open(draftMemory({ form: { text: 'From before' } }));
    await press('Cancel');
    expect(text()).toHaveValue('Initial');
    expect(store.kept()).toEqual({});
  });

  it.each([['a text'], [null], [{ text: 5 }], [{ other: 'x' }], [['x']]])(
    'does not show %j, which another version has kept',
    (kept) => {
      open(draftMemory({ form: kept }));
      expect(text()).toHaveValue('Initial');
    },
  );

  it('hydrates what the server rendered, then shows what is kept', async () => {
    const page = (
      <DraftProvider store={draftMemory({ form: { text: 'From before' } })}>
        <Form />
      </DraftProvider>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    expect(text()).toHaveValue('Initial');
    const errors: unknown[] = [];
    const root = await act(async () =>
      hydrateRoot(container, page, { onRecoverableError: (error) => errors.push(error) }),
    );
    expect(text()).toHaveValue('From before');
    expect(errors).toEqual([]);
    act(() => root.unmount());
    container.remove();
  });

  it.each([
    ['with', draftMemory()],
    ['without', undefined],
  ])('keeps both of two changes before it is rendered again, %s a provider', async (_, store) => {
    function Pair() {
      const [{ first, second }, change] = useDraft('pair', { first: '', second: '' });
      return (
        <button
          onClick={() => {
            change((current) => ({ ...current, first: 'A' }));
            change((current) => ({ ...current, second: 'B' }));
          }}
        >
          {`${first}${second}` || 'None'}
        </button>
      );
    }
    render(
      store ? (
        <DraftProvider store={store}>
          <Pair />
        </DraftProvider>
      ) : (
        <Pair />
      ),
    );
    await press('None');
    expect(screen.getByRole('button')).toHaveTextContent('AB');
    expect(store?.kept()).toEqual(store && { pair: { first: 'A', second: 'B' } });
  });

  it('is an ordinary state without a provider', async () => {
    render(<Form />);
    await userEvent.type(text(), '!');
    await press('Send');
    expect(text()).toHaveValue('Initial!');
  });
});
