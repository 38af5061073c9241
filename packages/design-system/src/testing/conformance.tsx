import { cleanup, fireEvent } from '@testing-library/react';
import { createRef } from 'react';
import { expect, vi } from 'vitest';
import { axeViolations } from './axe-violations';
import { captureConsole } from './capture-console';
import { htmlErrors } from './html-errors';
import type { Part } from './part';
import {
  find,
  handlersOf,
  mark,
  markup,
  RECEIVER,
  receiverOf,
  rootOf,
  show,
  tree,
} from './part-markup';
import { hydrationErrors, serverMarkup } from './server-render';

export interface Rule {
  title: string;
  applies?: (part: Part) => boolean;
  check: (part: Part) => void | Promise<void>;
}

// The click is last, since it may remove the element
const events = {
  onKeyDown: fireEvent.keyDown,
  onFocus: fireEvent.focus,
  onClick: fireEvent.click,
};
const more = ['onBlur', 'onPointerEnter', 'onPointerLeave', 'onPointerDown', 'onPointerMove'];
const absent = [
  'id',
  'role',
  'type',
  'tabIndex',
  'style',
  'className',
  'title',
  'onClick',
  'onBlur',
];
const absentAria = [
  'aria-label',
  'aria-labelledby',
  'aria-describedby',
  'aria-invalid',
  'data-component',
];

export const rules: Rule[] = [
  {
    title: 'passes other props and `data-*` on, to one element',
    check: (part) => {
      show(part);
      expect(receiverOf(part)).toHaveAttribute('data-conformance', 'yes');
      expect(receiverOf(part)).toHaveAttribute('lang', 'lo');
      expect(document.querySelectorAll(RECEIVER)).toHaveLength(1);
    },
  },
  {
    title: 'fills the ref',
    check: (part) => {
      const ref = createRef<never>();
      show(part, { ref });
      expect(ref.current).not.toBeNull();
      expect(ref.current).toBe(part.refReceiver ? find(part.refReceiver) : receiverOf(part));
    },
  },
  {
    title: 'adds `className`, last, and `style`',
    check: (part) => {
      show(part, { className: 'mine', style: { scrollMarginTop: '7px' } });
      expect(rootOf(part)?.getAttribute('class')).toMatch(/(^|\S+ )mine$/);
      expect(rootOf(part)?.style.scrollMarginTop).toBe('7px');
    },
  },
  {
    title: 'passes `rootProps` to the whole of it',
    applies: (part) => part.rootProps === true,
    check: (part) => {
      const onPointerDown = vi.fn();
      show(part, {
        rootProps: { 'data-whole': 'yes', title: 'Whole', className: 'whole', onPointerDown },
      });
      const root = rootOf(part)!;
      expect(root).toHaveAttribute('data-whole', 'yes');
      expect(root).toHaveAttribute('title', 'Whole');
      expect(root.classList.length).toBeGreaterThan(1);
      fireEvent.pointerDown(root);
      expect(onPointerDown).toHaveBeenCalledOnce();
    },
  },
  {
    title: 'calls given handlers and keeps its own',
    check: (part) => {
      show(part);
      const own = Object.keys(handlersOf(receiverOf(part)));
      cleanup();
      const names = [...new Set([...own, ...Object.keys(events), ...more])];
      const given = Object.fromEntries(names.map((name) => [name, vi.fn()]));
      show(part, given);
      const receiver = receiverOf(part)!;
      const now = handlersOf(receiver);
      const captured = own.filter((name) => name.endsWith('Capture'));
      // A single ref is the given function itself
      for (const name of own.filter((it) => !captured.includes(it))) {
        expect(now[name], `${name} is composed`).toBeTypeOf('function');
        expect(now[name], `${name} keeps its own`).not.toBe(given[name]);
      }
      for (const [name, fire] of Object.entries(events)) {
        fire(receiver);
        if (part.ignoresPress && name === 'onClick') expect(given[name]).not.toHaveBeenCalled();
        else expect(given[name], `${name} is called`).toHaveBeenCalled();
      }
    },
  },
  {
    title: 'joins lists of ids',
    check: (part) => {
      show(part);
      const own = receiverOf(part)?.getAttribute('aria-describedby');
      cleanup();
      show(part, { 'aria-describedby': 'mine' });
      const ids = receiverOf(part)?.getAttribute('aria-describedby')?.split(' ') ?? [];
      expect(ids).toContain('mine');
      expect(ids).toHaveLength((own?.split(' ').length ?? 0) + 1);
    },
  },
  {
    title: 'takes `undefined` for absent',
    check: (part) => {
      const names = [...absent, ...absentAria].filter(
        (name) => !(name in (part.element.props as object)),
      );
      const props = Object.fromEntries(names.map((name) => [name, undefined]));
      expect(markup(part, props)).toBe(markup(part, {}));
    },
  },
  {
    title: 'styles its child with `asChild`',
    applies: (part) => part.asChild !== undefined,
    check: (part) => {
      const onClick = vi.fn();
      const ref = createRef<HTMLElement>();
      show(part, { asChild: true, children: part.asChild, onClick, ref });
      const host = receiverOf(part)!;
      expect(host.tagName).toBe('A');
      expect(host.className).not.toBe('');
      expect(ref.current).toBe(host);
      fireEvent.click(host);
      expect(onClick).toHaveBeenCalledOnce();
    },
  },
  {
    title: 'shows its children',
    applies: (part) => part.text !== undefined,
    check: (part) => {
      show(part);
      expect(receiverOf(part)).toHaveTextContent(part.text!);
    },
  },
  {
    title: 'is valid HTML from the server, taken over without a complaint',
    check: (part) => {
      const html = serverMarkup(tree(part, mark));
      if (!part.portal) expect(html).not.toBe('');
      expect(htmlErrors(html)).toEqual([]);
      expect(hydrationErrors(tree(part, mark))).toEqual([]);
    },
  },
  {
    title: 'has no `style` attribute in HTML from the server, which a strict policy refuses',
    check: (part) => expect(serverMarkup(tree(part, {}))).not.toMatch(/<[^>]* style="/),
  },
  {
    title: 'passes axe, silently',
    check: async (part) => {
      const { messages, stop } = captureConsole();
      show(part);
      const faults = await axeViolations(document.body);
      stop();
      expect(faults).toEqual([]);
      expect(messages).toEqual([]);
    },
  },
];
