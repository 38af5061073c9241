import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import recordEarlyInput from '../inline/record-early-input?script';
import { HydrationMarker } from './hydration-marker';
import { carryPressesOver, replayEarlyInput } from './replay-early-input';

const settled = () => Promise.resolve();

const press = (node: HTMLElement) => fireEvent.click(node);

beforeEach(() => {
  document.body.innerHTML = '';
  history.replaceState(null, '', '/');
  new Function(recordEarlyInput)();
});

describe('carryPressesOver', () => {
  beforeAll(carryPressesOver);

  const pressAtOnce = () => screen.getByRole('button').click();
  /** A browser makes a click of it only if the control stays. */
  const pressAndRelease = () => {
    const pressed = screen.getByRole('button');
    for (const type of ['pointerdown', 'pointerup'])
      screen.getByRole('button').dispatchEvent(new Event(type, { bubbles: true }));
    if (pressed.isConnected) pressed.click();
  };

  it.each([
    ['a press', pressAtOnce],
    ['a press that begins before it', pressAndRelease],
  ])('carries out %s in a part that is hydrated by it and rendered anew', async (_, act) => {
    function Part() {
      const [isOpen, setOpen] = useState(false);
      return (
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Categories
        </button>
      );
    }
    const pressed = new Promise<void>((resolve) => {
      const page = (
        <HydrationMarker
          onHydrated={() =>
            void Promise.resolve().then(() => {
              act();
              resolve();
            })
          }
        >
          <Suspense>
            <Part />
          </Suspense>
        </HydrationMarker>
      );
      document.body.innerHTML = `<main>${renderToString(page)}</main>`;
      screen.getByRole('button').innerHTML = '<font>Catégories</font>';
      window.__EARLY__?.stop();
      vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
      hydrateRoot(screen.getByRole('main'), page, { onRecoverableError: () => {} });
    });
    await pressed;
    await waitFor(() => expect(screen.getByRole('button', { expanded: true })).toBeVisible());
    expect(screen.getByRole('button')).toHaveTextContent('Categories');
    vi.unstubAllGlobals();
  });
});

describe('replayEarlyInput', () => {
  it('carries out in order what was pressed before the page was alive', async () => {
    document.body.innerHTML = '<button type="button">A</button><button type="button">B</button>';
    const [a, b] = screen.getAllByRole('button') as [HTMLElement, HTMLElement];
    press(b);
    press(a);
    press(a);
    expect(a.getAttribute('aria-busy')).toBe('true');
    const done: string[] = [];
    for (const node of [a, b]) node.onclick = () => done.push(node.textContent ?? '');
    await replayEarlyInput(settled);
    expect(done).toEqual(['B', 'A']);
    expect(a.hasAttribute('aria-busy')).toBe(false);
    press(a);
    await replayEarlyInput(settled);
    expect(done).toEqual(['B', 'A', 'A']);
  });

  it('counts every step of a stepper, and chooses what was chosen', async () => {
    document.body.innerHTML =
      '<button type="button" data-part="increment">More</button><input type="checkbox">';
    const more = screen.getByRole('button');
    const box = screen.getByRole<HTMLInputElement>('checkbox');
    press(more);
    press(more);
    press(box);
    const steps = vi.fn();
    more.onclick = steps;
    // As set by a framework that hydrates the server's value
    box.checked = false;
    await replayEarlyInput(settled);
    expect(steps).toHaveBeenCalledTimes(2);
    expect(box.checked).toBe(true);
  });

  it('carries out once what was pressed while the page is being hydrated', async () => {
    function Counter() {
      const [count, setCount] = useState(1);
      return (
        <button
          type="button"
          data-part="increment"
          onClick={() => setCount(count + 1)}
          suppressHydrationWarning
        >
          {count}
        </button>
      );
    }
    document.body.innerHTML = '<div><button type="button" data-part="increment">1</button></div>';
    const container = document.body.firstElementChild as HTMLElement;
    const root = await act(async () => {
      const hydrating = hydrateRoot(container, <Counter />);
      screen.getByRole('button').click();
      return hydrating;
    });
    await act(() => replayEarlyInput(settled));
    expect(screen.getByRole('button').textContent).toBe('2');
    root.unmount();
  });

  it('carries out what was pressed and typed where the page was discarded and rendered anew', async () => {
    const html =
      '<button type="button">Other</button><main><button type="button">A</button>' +
      '<button type="button">B</button><input aria-label="Name"></main>';
    document.body.innerHTML = html;
    press(screen.getByRole('button', { name: 'B' }));
    const before = screen.getByRole<HTMLInputElement>('textbox');
    before.value = 'Ann';
    fireEvent.input(before);
    document.body.innerHTML = html;
    const done = vi.fn();
    screen.getByRole('button', { name: 'B' }).onclick = done;
    await replayEarlyInput(settled);
    expect(done).toHaveBeenCalledOnce();
    expect(screen.getByRole('textbox')).toHaveValue('Ann');
  });

  it('hydrates the part of the page in which something was pressed and typed', async () => {
    function Part() {
      const [name, setName] = useState('');
      const [greeting, setGreeting] = useState('');
      return (
        <>
          <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
          <button type="button" onClick={() => setGreeting(`Hello ${name}`)}>
            Greet
          </button>
          <output>{greeting}</output>
        </>
      );
    }
    let replay = async () => {};
    const page = (
      <HydrationMarker onHydrated={() => void replay()}>
        <Suspense>
          <Part />
        </Suspense>
      </HydrationMarker>
    );
    document.body.innerHTML = `<main>${renderToString(page)}</main>`;
    const field = screen.getByRole<HTMLInputElement>('textbox');
    field.value = 'Ann';
    fireEvent.input(field);
    press(screen.getByRole('button'));
    const done = new Promise<void>((resolve) => {
      replay = () => replayEarlyInput(settled).then(resolve);
    });
    // As in a browser, the part is hydrated after the root, whose effect replays
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const root = hydrateRoot(screen.getByRole('main'), page);
    await done;
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Hello Ann'));
    expect(screen.getByRole('textbox')).toBe(field);
    root.unmount();
    vi.unstubAllGlobals();
  });

  it('presses nothing else where what was pressed is gone', async () => {
    document.body.innerHTML = '<button type="button">A</button>';
    press(screen.getByRole('button'));
    document.body.innerHTML = '<a href="#b">B</a>';
    await replayEarlyInput(settled);
    expect(window.location.hash).toBe('');
  });

  it('lets links and what works without scripts be', async () => {
    function Page() {
      const [count, setCount] = useState(0);
      return (
        <>
          <button type="submit" onClick={() => setCount(count + 1)}>
            Search
          </button>
          <a href="#x">Link</a>
          <output>{count}</output>
        </>
      );
    }
    render(<Page />);
    press(screen.getByRole('link'));
    expect(screen.getByRole('link').hasAttribute('aria-busy')).toBe(false);
    press(screen.getByRole('button'));
    await replayEarlyInput(settled);
    expect(screen.getByRole('status').textContent).toBe('1');
  });

  it('tells React what was chosen, and keeps it when another choice changes', async () => {
    function Form() {
      const [chosen, setChosen] = useState({ size: '', gift: false });
      return (
        <form>
          {['S', 'M'].map((size) => (
            <input
              key={size}
              type="radio"
              name="size"
              aria-label={size}
              checked={chosen.size === size}
              onChange={() => setChosen((current) => ({ ...current, size }))}
            />
          ))}
          <input
            type="checkbox"
            checked={chosen.gift}
            onChange={({ target }) =>
              setChosen((current) => ({ ...current, gift: target.checked }))
            }
          />
        </form>
      );
    }
    document.body.innerHTML = `<main>${renderToString(<Form />)}</main>`;
    press(screen.getByRole('radio', { name: 'M' }));
    await act(async () => hydrateRoot(screen.getByRole('main'), <Form />));
    await act(() => replayEarlyInput(settled));
    press(screen.getByRole('checkbox'));
    expect(screen.getByRole('radio', { name: 'M' })).toBeChecked();
    expect(screen.getByRole('checkbox')).toBeChecked();
  });

  it('tells React what was typed, and keeps it when another field changes', async () => {
    function Range() {
      const [range, setRange] = useState({ from: '', to: '' });
      return (
        <>
          {(['from', 'to'] as const).map((name) => (
            <input
              key={name}
              aria-label={name}
              value={range[name]}
              onChange={({ target }) => setRange({ ...range, [name]: target.value })}
            />
          ))}
        </>
      );
    }
    document.body.innerHTML = '<div><input aria-label="from"><input aria-label="to"></div>';
    const [from, to] = screen.getAllByRole<HTMLInputElement>('textbox') as [
      HTMLInputElement,
      HTMLInputElement,
    ];
    from.value = '10';
    fireEvent.input(from);
    const container = document.body.firstElementChild as HTMLElement;
    render(<Range />, { container, hydrate: true });
    await act(() => replayEarlyInput(settled));
    fireEvent.change(to, { target: { value: '40' } });
    expect([from.value, to.value]).toEqual(['10', '40']);
  });

  it('tells of a file that was chosen', async () => {
    document.body.innerHTML = '<input type="file" aria-label="Picture">';
    const field = screen.getByLabelText<HTMLInputElement>('Picture');
    const onChange = vi.fn();
    field.addEventListener('change', onChange);
    fireEvent.input(field);
    await replayEarlyInput(settled);
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('keeps a link waiting behind what was pressed before it', async () => {
    document.body.innerHTML = '<button type="button">Add to cart</button><a href="#cart">Cart</a>';
    const [button, link] = [screen.getByRole('button'), screen.getByRole('link')];
    press(button);
    press(link);
    expect(window.location.hash).toBe('');
    const done: string[] = [];
    for (const node of [button, link])
      node.addEventListener('click', () => done.push(node.textContent ?? ''));
    await replayEarlyInput(settled);
    expect(done).toEqual(['Add to cart', 'Cart']);
  });

  it('keeps a link waiting that does more than lead elsewhere', async () => {
    document.body.innerHTML = '<a href="#away" data-replay="">Sign in</a>';
    const link = screen.getByRole('link');
    press(link);
    expect(window.location.hash).not.toBe('#away');
    const open = vi.fn((event: Event) => event.preventDefault());
    link.addEventListener('click', open);
    await replayEarlyInput(settled);
    expect(open).toHaveBeenCalledOnce();
  });
});
