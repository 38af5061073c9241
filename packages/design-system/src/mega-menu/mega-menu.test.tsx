import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { because } from '../testing/because';
import { focusByKey } from '../testing/focus-by-key';
import { MegaMenu } from '.';
import { entries } from './mega-menu.sample';

const link = (name: string) => screen.getByRole('link', { name });
const panel = (name: string) => screen.queryByRole('group', { name });

describe('MegaMenu by keyboard', () => {
  let restore = () => undefined as void;
  beforeAll(() => void (restore = focusByKey()));
  afterAll(() => restore());

  function setUp(dir: 'ltr' | 'rtl' = 'ltr') {
    const onOpenIdChange = vi.fn();
    render(
      <div style={{ direction: dir }}>
        <MegaMenu label="Categories" entries={entries} onOpenIdChange={onOpenIdChange} />
        <button type="button">After</button>
      </div>,
    );
    return onOpenIdChange;
  }

  it('Tab opens the panel of a link and moves to the next one', async () => {
    const onOpenIdChange = setUp();
    await userEvent.tab();
    expect(link('Kitchen and table')).toHaveAttribute('aria-expanded', 'true');
    expect(link('Kitchen and table')).toHaveAttribute(
      'aria-controls',
      panel('Kitchen and table')?.id,
    );
    expect(onOpenIdChange).toHaveBeenLastCalledWith('kitchen', because('triggerFocus'));
    await userEvent.tab();
    expect(link('Garden')).toHaveFocus();
  });

  it('has one tab stop per entry, even with an open panel', async () => {
    setUp();
    for (const { label } of entries) {
      await userEvent.tab();
      expect(document.activeElement).toHaveTextContent(String(label));
    }
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  });

  it('describes its keys on each entry with a panel', () => {
    const keys = 'Right arrow opens, Escape closes';
    render(<MegaMenu label="Categories" entries={entries} keysHint={keys} />);
    expect(link('Garden')).toHaveAccessibleDescription(keys);
    expect(link('Books')).not.toHaveAccessibleDescription();
  });

  it.each([
    ['{ArrowDown}', 'Garden'],
    ['{ArrowUp}{ArrowUp}', 'Books'],
    ['{End}{ArrowUp}', 'Books'],
    ['{End}{Home}', 'Kitchen and table'],
    ['{ArrowRight}', 'All of the kitchen'],
    ['{ArrowRight}{ArrowDown}{ArrowDown}', 'Cups'],
    ['{ArrowRight}{ArrowUp}', 'For a new home'],
    ['{ArrowRight}{End}', 'For a new home'],
    ['{ArrowRight}{End}{Home}', 'All of the kitchen'],
    ['{ArrowRight}{ArrowDown}{ArrowLeft}', 'Kitchen and table'],
  ])('moves on %s to %s', async (keys, name) => {
    setUp();
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(link(name)).toHaveFocus();
  });

  it('mirrors the arrow keys in right-to-left layouts', async () => {
    setUp('rtl');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(link('All of the kitchen')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(link('Kitchen and table')).toHaveFocus();
  });

  it.each(['{Escape}', '{ArrowRight}{Escape}'])(
    'closes on %s and returns focus to the entry',
    async (keys) => {
      setUp();
      await userEvent.tab();
      await userEvent.keyboard(keys);
      expect(link('Kitchen and table')).toHaveFocus();
      expect(panel('Kitchen and table')).toBeNull();
    },
  );

  it.each(['{Enter}', ' '])('toggles the panel of an entry without a page on %j', async (key) => {
    setUp();
    await userEvent.tab();
    await userEvent.keyboard(`{End}${key}`);
    expect(panel('Services')).toBeInTheDocument();
    await userEvent.keyboard(key);
    expect(panel('Services')).toBeNull();
  });

  it('closes when focus moves on', async () => {
    setUp();
    await userEvent.tab();
    await userEvent.click(screen.getByRole('button', { name: 'After' }));
    expect(panel('Kitchen and table')).toBeNull();
  });
});

describe('MegaMenu by mouse and touch', () => {
  it('opens on hover and closes when the pointer leaves', async () => {
    render(<MegaMenu label="Categories" entries={entries} />);
    await userEvent.hover(link('Garden'));
    expect(await screen.findByRole('group', { name: 'Garden' })).toBeInTheDocument();
    await userEvent.unhover(screen.getByRole('navigation'));
    await vi.waitFor(() => expect(panel('Garden')).toBeNull());
  });

  it('opens on the first tap and follows the link on the second', () => {
    const onClick = vi.fn();
    render(
      // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- stands for a menu around it
      <div onClick={onClick}>
        <MegaMenu label="Categories" entries={entries} />
      </div>,
    );
    const tap = () => {
      fireEvent.pointerDown(link('Garden'), { pointerType: 'touch' });
      link('Garden').focus();
      return fireEvent.click(link('Garden'));
    };
    expect(tap()).toBe(false);
    expect(panel('Garden')).toBeInTheDocument();
    expect(onClick).not.toHaveBeenCalled();
    expect(tap()).toBe(true);
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('opens on click instead of hover in a narrow window', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    render(<MegaMenu label="Categories" entries={entries} />);
    fireEvent.pointerDown(link('Garden'), { pointerType: 'mouse' });
    expect(fireEvent.click(link('Garden'))).toBe(false);
    expect(panel('Garden')).toBeInTheDocument();
    vi.unstubAllGlobals();
  });
});
