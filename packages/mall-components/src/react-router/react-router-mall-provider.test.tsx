import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LinkBase } from '@vermilion/design-system/link';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ReactRouterMallProvider } from '.';

function Shown({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <ReactRouterMallProvider locale="en">
      {children}
      <output>{pathname + search}</output>
    </ReactRouterMallProvider>
  );
}

const renderAt = (path: string, children: ReactNode) =>
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: '*', element: <Shown>{children}</Shown> }], {
        initialEntries: [path],
      })}
    />,
  );

describe('ReactRouterMallProvider', () => {
  it('navigates by the router to the href of a link', async () => {
    renderAt('/', <LinkBase href="/goods/7?sku=1">Kettle</LinkBase>);
    const link = screen.getByRole('link', { name: 'Kettle' });
    expect(link).toHaveAttribute('href', '/goods/7?sku=1');
    await userEvent.click(link);
    expect(screen.getByRole('status')).toHaveTextContent('/goods/7?sku=1');
  });

  it('leaves other sites, and what is downloaded, to the browser', async () => {
    let prevented: boolean[] = [];
    const note = (event: Event) => {
      prevented = [...prevented, event.defaultPrevented];
      event.preventDefault(); // jsdom cannot navigate
    };
    document.addEventListener('click', note);
    renderAt(
      '/orders',
      <>
        <LinkBase href="mailto:help@example.com">Help</LinkBase>
        <LinkBase href="/receipt.pdf" download>
          Receipt
        </LinkBase>
      </>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Help' }));
    await userEvent.click(screen.getByRole('link', { name: 'Receipt' }));
    document.removeEventListener('click', note);
    expect(prevented).toEqual([false, false]);
    expect(screen.getByRole('status')).toHaveTextContent('/orders');
  });
});
