import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { recordEarlyClicks } from '../server/record-early-clicks';
import { replayEarlyClicks } from './replay-early-clicks';

const settled = () => Promise.resolve();

const press = (node: HTMLElement) => fireEvent.click(node);

beforeEach(() => {
  document.body.innerHTML = '';
  const code = recordEarlyClicks('x').replace(/^<script[^>]*>|<\/script>$/g, '');
  new Function(code)();
});

it('carries out in order what was pressed before the page was alive', async () => {
  document.body.innerHTML = '<button type="button">A</button><button type="button">B</button>';
  const [a, b] = screen.getAllByRole('button') as [HTMLElement, HTMLElement];
  press(b);
  press(a);
  press(a);
  expect(a.getAttribute('aria-busy')).toBe('true');
  const done: string[] = [];
  for (const node of [a, b]) node.onclick = () => done.push(node.textContent ?? '');
  await replayEarlyClicks(settled);
  expect(done).toEqual(['B', 'A']);
  expect(a.hasAttribute('aria-busy')).toBe(false);
  press(a);
  await replayEarlyClicks(settled);
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
  // as taken over by a framework that starts from what the server had written
  box.checked = false;
  await replayEarlyClicks(settled);
  expect(steps).toHaveBeenCalledTimes(2);
  expect(box.checked).toBe(true);
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
  await replayEarlyClicks(settled);
  expect(screen.getByRole('status').textContent).toBe('1');
});
