import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { TimelineProps } from '.';
import { Timeline } from '.';

const given: TimelineProps = {
  label: 'Tracking',
  stateLabels: { done: 'Done', current: 'Now', upcoming: 'To come', failed: 'Failed' },
  events: [
    { id: 'packed', title: 'Packed', state: 'done' },
    { id: 'customs', title: 'Customs', state: 'failed', description: 'A paper is missing.' },
    { id: 'way', title: 'On its way', state: 'current', time: <time>09:30</time> },
    { id: 'door', title: 'At your door', state: 'upcoming' },
  ],
};
const titles = () =>
  screen.getAllByRole('listitem').map((item) => item.querySelector('[data-part="title"]'));

describe('Timeline', () => {
  it('names each state before its title and marks the current event', () => {
    render(<Timeline {...given} />);
    expect(screen.getByRole('list', { name: 'Tracking' })).not.toHaveAttribute('reversed');
    expect(titles().map((title) => title?.textContent)).toEqual([
      'Done: Packed',
      'Failed: Customs',
      'Now: On its way',
      'To come: At your door',
    ]);
    const current = screen.getAllByRole('listitem', { current: 'step' });
    expect(current.map((item) => item.dataset.state)).toEqual(['current']);
  });

  it('lists the newest first, numbered in reverse', () => {
    render(<Timeline {...given} newest="first" />);
    expect(screen.getByRole('list')).toHaveAttribute('reversed');
    expect(titles()[0]).toHaveTextContent('At your door');
    expect(given.events[0]?.id).toBe('packed');
  });

  it('distinguishes states by their marks, not by color alone', () => {
    const { container } = render(<Timeline {...given} />);
    const marks = [...container.querySelectorAll('[data-part="mark"]')].map(
      (mark) => mark.innerHTML,
    );
    expect(new Set(marks).size).toBe(4);
  });
});
