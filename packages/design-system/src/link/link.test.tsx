import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MouseEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { LinkComponentProps } from '.';
import { isPlainClick, Link, LinkProvider } from '.';

const RouterLink = ({ href, ...rest }: LinkComponentProps) => (
  <a href={`/zh-CN${href}`} data-router="yes" {...rest}>
    {rest.children}
  </a>
);

describe('Link', () => {
  it('is a plain anchor without a provider', () => {
    render(<Link href="/goods/3">Mug</Link>);
    expect(screen.getByRole('link', { name: 'Mug' })).toHaveAttribute('href', '/goods/3');
  });

  it('is rendered by the injected component', () => {
    render(
      <LinkProvider component={RouterLink}>
        <Link href="/goods/3">Mug</Link>
      </LinkProvider>,
    );
    const link = screen.getByRole('link', { name: 'Mug' });
    expect(link).toHaveAttribute('href', '/zh-CN/goods/3');
    expect(link).toHaveAttribute('data-router', 'yes');
  });

  it('is focusable and followed on Enter', async () => {
    const onClick = vi.fn((event: MouseEvent) => event.preventDefault());
    render(
      <Link href="/goods/3" onClick={onClick}>
        Mug
      </Link>,
    );
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Mug' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onClick).toHaveBeenCalledOnce();
  });

  it.each([
    [{ button: 0 }, true],
    [{ button: 1 }, false],
    [{ button: 0, metaKey: true }, false],
    [{ button: 0, ctrlKey: true }, false],
    [{ button: 0, shiftKey: true }, false],
    [{ button: 0, altKey: true }, false],
  ])('detects clicks that navigate in the same tab: %o is plain: %s', (init, plain) => {
    expect(isPlainClick(new MouseEvent('click', init))).toBe(plain);
  });
});
