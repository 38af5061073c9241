import { fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { hydrationErrors } from '../testing/server-render';
import { ToastProvider } from '../toast';
import { ThemeArea, ThemeProvider } from '.';
import { Openers } from './openers.sample';

const attributesOf = (element: Element | null) => {
  const { brand, colorMode } = (element as HTMLElement | null)?.dataset ?? {};
  return {
    brand,
    colorMode,
    lang: element?.getAttribute('lang'),
    dir: element?.getAttribute('dir'),
  };
};
const themed = (element: Element) => attributesOf(element.closest('[data-brand]'));

describe('ThemeArea', () => {
  it('inherits what it does not set', () => {
    render(
      <ThemeArea brand="kontor" colorMode="dark" locale="ar">
        <ThemeArea brand="plum">One</ThemeArea>
        <ThemeArea locale="en">Two</ThemeArea>
        <ThemeArea dir="ltr">Three</ThemeArea>
      </ThemeArea>,
    );
    expect(themed(screen.getByText('One'))).toEqual({
      brand: 'plum',
      colorMode: 'dark',
      lang: 'ar',
      dir: 'rtl',
    });
    expect(themed(screen.getByText('Two'))).toEqual({
      brand: 'kontor',
      colorMode: 'dark',
      lang: 'en',
      dir: 'ltr',
    });
    expect(themed(screen.getByText('Three'))).toMatchObject({ lang: 'ar', dir: 'ltr' });
  });

  it('renders as its child with asChild', () => {
    render(
      <ThemeArea asChild brand="kontor">
        <section aria-label="Campaign" />
      </ThemeArea>,
    );
    expect(screen.getByRole('region')).toHaveAttribute('data-brand', 'kontor');
  });

  const theme = { brand: 'kontor', colorMode: 'dark', lang: 'ar', dir: 'rtl' };
  const open = () =>
    render(
      <ToastProvider label="Messages" dismissLabel="Dismiss">
        <ThemeArea brand="vermilion" colorMode="light" locale="en">
          <ThemeArea brand="kontor" colorMode="dark" locale="ar">
            <Openers />
          </ThemeArea>
        </ThemeArea>
      </ToastProvider>,
    );

  it.each([
    ['Dialog', 'dialog'],
    ['Dialog without a trigger', 'dialog'],
    ['Drawer', 'dialog'],
    ['Popover', 'dialog'],
  ])('applies its theme to %s', (name, role) => {
    open();
    fireEvent.click(screen.getByRole('button', { name }));
    expect(themed(screen.getByRole(role))).toEqual(theme);
  });

  it('applies its theme to the overlay of a dialog', () => {
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Dialog' }));
    expect(attributesOf(document.querySelector('[data-part="overlay"]'))).toEqual(theme);
  });

  it('applies its theme to menus, tooltips, lists and toasts', () => {
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Message' }));
    expect(themed(screen.getByText('A message'))).toEqual(theme);
    fireEvent.pointerEnter(screen.getByRole('button', { name: 'Tooltip' }));
    fireEvent.click(screen.getByRole('button', { name: 'Show materials' }));
    expect(themed(screen.getByRole('listbox'))).toEqual(theme);
    fireEvent.keyDown(screen.getByRole('button', { name: 'Menu', hidden: true }), { key: 'Enter' });
    expect(themed(screen.getByRole('menu'))).toEqual(theme);
  });

  it('renders layers into the given container', () => {
    const host = document.body.appendChild(document.createElement('section'));
    render(
      <ToastProvider label="Messages" dismissLabel="Dismiss">
        <ThemeArea brand="kontor" portalContainer={host}>
          <Openers />
        </ThemeArea>
      </ToastProvider>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Dialog' }));
    expect(within(host).getByRole('dialog')).toHaveAttribute('data-brand', 'kontor');
    host.remove();
  });

  it('hydrates without mismatches', () => {
    const area = (
      <ThemeArea brand="kontor" colorMode="system" locale="he">
        Text
      </ThemeArea>
    );
    expect(renderToString(area)).toContain('data-brand="kontor"');
    expect(renderToString(area)).toContain('dir="rtl"');
    expect(hydrationErrors(area)).toEqual([]);
  });
});

describe('ThemeProvider', () => {
  const page = document.documentElement;
  const { cloneNode } = page;
  const before = cloneNode.call(page, false) as HTMLElement;
  afterEach(() => {
    for (const name of ['data-brand', 'data-color-mode', 'lang', 'dir']) {
      const value = before.getAttribute(name);
      if (value === null) page.removeAttribute(name);
      else page.setAttribute(name, value);
    }
  });

  it('applies the theme to the page without an element', () => {
    const { container, rerender } = render(<ThemeProvider brand="kontor" locale="ar" />);
    expect(container).toBeEmptyDOMElement();
    expect(attributesOf(page)).toMatchObject({ brand: 'kontor', lang: 'ar', dir: 'rtl' });
    rerender(<ThemeProvider brand="kontor" colorMode="dark" locale="fr" />);
    expect(attributesOf(page)).toEqual({
      brand: 'kontor',
      colorMode: 'dark',
      lang: 'fr',
      dir: 'ltr',
    });
  });

  it('passes the nonce of the page to style elements that are added later', async () => {
    render(
      <ThemeProvider nonce="n-1">
        <Openers />
      </ThemeProvider>,
      {
        wrapper: ({ children }) => (
          <ToastProvider label="Messages" dismissLabel="Dismiss">
            {children}
          </ToastProvider>
        ),
      },
    );
    fireEvent.click(screen.getByRole('button', { name: 'Dialog' }));
    await screen.findByRole('dialog');
    const added = [...document.querySelectorAll('style')];
    expect(added.length).toBeGreaterThan(0);
    expect(added.map((style) => style.getAttribute('nonce'))).toEqual(added.map(() => 'n-1'));
    expect(document.head.querySelector('meta[property="csp-nonce"]')).toHaveAttribute(
      'nonce',
      'n-1',
    );
  });

  it('is the default of its nested areas', () => {
    render(
      <ThemeProvider brand="kontor" locale="ar">
        <ThemeArea colorMode="dark">Text</ThemeArea>
      </ThemeProvider>,
    );
    expect(themed(screen.getByText('Text'))).toEqual({
      brand: 'kontor',
      colorMode: 'dark',
      lang: 'ar',
      dir: 'rtl',
    });
  });
});
