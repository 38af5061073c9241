import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { because } from '../testing/because';
import { serverMarkup } from '../testing/server-render';
import { Disclosure } from '.';

const trigger = () => screen.getByRole('button', { name: 'Freight' });
const panel = () => screen.getByText('By weight.').closest('[data-part="panel"]')!;

describe('Disclosure', () => {
  it.each(['{Enter}', ' '])('toggles on %j', async (key) => {
    const onOpenChange = vi.fn();
    render(<Disclosure title="Freight" children="By weight." onOpenChange={onOpenChange} />);
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
    expect(trigger()).toHaveAttribute('aria-controls', panel().id);
    await userEvent.tab();
    await userEvent.keyboard(key);
    expect(onOpenChange).toHaveBeenLastCalledWith(true, because('triggerPress'));
    expect(panel()).not.toHaveAttribute('hidden');
    await userEvent.keyboard(key);
    expect(onOpenChange).toHaveBeenLastCalledWith(false, because('triggerPress'));
    expect(panel()).toHaveAttribute('hidden', 'until-found');
  });

  it('opens when find in page matches its content', () => {
    const onOpenChange = vi.fn();
    render(<Disclosure title="Freight" children="By weight." onOpenChange={onOpenChange} />);
    fireEvent(panel(), new Event('beforematch', { bubbles: true }));
    expect(trigger()).toHaveAttribute('aria-expanded', 'true');
    expect(onOpenChange.mock.lastCall).toMatchObject([true, { reason: 'foundInPage' }]);
  });

  it('keeps its controlled state, and stays closed while disabled', async () => {
    const { rerender } = render(<Disclosure title="Freight" children="By weight." open={false} />);
    await userEvent.click(trigger());
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
    rerender(<Disclosure title="Freight" children="By weight." open />);
    expect(panel()).not.toHaveAttribute('hidden');
    rerender(<Disclosure title="Freight" children="By weight." open disabled />);
    expect(trigger()).toBeDisabled();
  });

  it('is a heading when given a level', () => {
    render(<Disclosure title="Freight" level={3} children="By weight." />);
    const heading = screen.getByRole('heading', { level: 3, name: 'Freight' });
    expect(heading).toContainElement(trigger());
  });

  it('is closed in server-rendered HTML', () => {
    expect(serverMarkup(<Disclosure title="Freight" children="By weight." />)).toContain(
      'hidden=""',
    );
  });
});
