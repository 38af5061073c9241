import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { AppContext } from '../deps/app-context';
import type { AppDeps } from '../deps/deps';
import { setErrorReporter } from '../errors/report-error';
import { RouterProvider, useLocation } from '../routing/router';
import { memoryRouter } from '../routing/testing/memory-router';
import { recordEarlyClicks } from '../../server/render/record-early-clicks';
import { island } from './island';
import { anyDehydrated } from './island-registry';

function Counter() {
  const [count, setCount] = useState(0);
  const [name, setName] = useState('');
  const [town, setTown] = useState('');
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        Pressed {count}
      </button>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <input aria-label="Town" value={town} onChange={(event) => setTown(event.target.value)} />
      <p>{`Hello ${name} ${town}`}</p>
      <a href="/cart">Cart</a>
    </>
  );
}

const Address = () => useLocation().pathname;

const page = (Part: React.ComponentType, router = memoryRouter('/')) => (
  <AppContext value={{ locale: 'en' } as AppDeps}>
    <RouterProvider router={router} isBlocked={anyDehydrated}>
      <output>
        <Address />
      </output>
      <Part />
    </RouterProvider>
  </AppContext>
);

new Function(recordEarlyClicks('x').replace(/^<script[^>]*>|<\/script>$/g, ''))();
window.__EARLY__?.stop();

let root: Root | undefined;
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.innerHTML = '';
});

/** The server-rendered page, hydrated; `load` loads the island's code. */
async function open(load: () => Promise<void>) {
  const served = island(async () => ({ default: Counter }));
  await served.load();
  document.body.innerHTML = `<div>${renderToString(page(served))}</div>`;
  const Part = island(async () => {
    await load();
    return { default: Counter };
  });
  const onRecoverableError = vi.fn();
  root = await act(async () =>
    hydrateRoot(document.body.firstElementChild!, page(Part), { onRecoverableError }),
  );
  return { Part, onRecoverableError, button: screen.getByRole('button') };
}

it('leaves what the server has rendered alone, and loads nothing, until one of its controls is touched', async () => {
  const load = vi.fn(async () => {});
  const { button } = await open(load);
  fireEvent.pointerDown(screen.getByText(/^Hello/));
  expect(load).not.toHaveBeenCalled();
  expect(anyDehydrated()).toBe(true);
  await act(async () => button.focus());
  await waitFor(() => expect(anyDehydrated()).toBe(false));
  expect(load).toHaveBeenCalledOnce();
});

it('does what was done to it before its code was there, on the elements of the server', async () => {
  let arrive = () => {};
  const load = vi.fn(() => new Promise<void>((done) => (arrive = done)));
  const { button, onRecoverableError } = await open(load);
  fireEvent.click(button);
  fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Ann' } });
  fireEvent.input(screen.getByLabelText('Town'), { target: { value: 'Rome' } });
  fireEvent.click(button);
  expect(button).toHaveTextContent('Pressed 0');
  expect(button.dataset.early).toBe('');
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
  await act(async () => arrive());
  await waitFor(() => expect(button).toHaveTextContent('Pressed 2'));
  expect(screen.getByText('Hello Ann Rome')).toBeInTheDocument();
  expect(screen.getByLabelText('Town')).toHaveValue('Rome');
  expect(button.dataset.early).toBeUndefined();
  expect(onRecoverableError).not.toHaveBeenCalled();
});

it('does what was done to it where a translator has changed its texts, and keeps the focus', async () => {
  const { button } = await open(async () => {});
  button.innerHTML = '<font>Pressed 0</font>';
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('Pressed 1'));
  expect(button.isConnected).toBe(false);
  expect(screen.getByRole('button')).toHaveFocus();
});

it('tells the one who has pressed that the code did not come, and tries again', async () => {
  const report = vi.fn((_: unknown, retry?: () => void) => retry?.());
  const stop = setErrorReporter(report);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  const load = vi.fn(async () => {}).mockRejectedValueOnce(new Error('gone'));
  const { button } = await open(load);
  fireEvent.click(button);
  await waitFor(() => expect(button).toHaveTextContent('Pressed 1'));
  expect(report).toHaveBeenCalledOnce();
  stop();
});

it('follows its links without its code, and is in place on the page that comes', async () => {
  const { button } = await open(() => new Promise(() => {}));
  await act(async () => fireEvent.click(screen.getByRole('link')));
  expect(screen.getByRole('status')).toHaveTextContent('/cart');
  expect(button.textContent).toBe('Pressed 0');
  expect(screen.getByRole('button')).toHaveTextContent('Pressed 0');
});

it('loads at once where the browser renders it', async () => {
  const Part = island(async () => ({ default: Counter }));
  document.body.innerHTML = '<div></div>';
  const { createRoot } = await import('react-dom/client');
  root = createRoot(document.body.firstElementChild!);
  await act(async () => root?.render(page(Part)));
  expect(await screen.findByRole('button')).toHaveTextContent('Pressed 0');
});
