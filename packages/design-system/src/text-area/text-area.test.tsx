import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { TextArea } from '.';

describe('TextArea', () => {
  it('counts characters while typing', async () => {
    const onChange = vi.fn();
    render(<TextArea label="Note" counter maxLength={149} onChange={onChange} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'Ring twice');
    expect(screen.getByText('10/149')).toBeInTheDocument();
    expect(onChange).toHaveBeenCalledTimes(10);
  });

  it('counts a controlled value', () => {
    render(<TextArea label="Note" counter maxLength={5} value="abc" readOnly />);
    expect(screen.getByText('3/5')).toBeInTheDocument();
  });

  it('announces the remaining characters near the limit', async () => {
    render(<TextArea label="Note" counter maxLength={10} countLabel={(left) => `${left} left`} />);
    const input = screen.getByRole('textbox', { name: 'Note' });
    await userEvent.type(input, '12345678');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.type(input, '9');
    expect(screen.getByRole('status')).toHaveTextContent('1 left');
  });

  it('is focusable, starts a new line on Enter and does not submit the form', async () => {
    const onSubmit = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <TextArea label="Note" />
      </form>,
    );
    await userEvent.tab();
    await userEvent.keyboard('a{Enter}b');
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('a\nb');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('has the direction of its text, whatever that of the page', () => {
    render(<TextArea label="Note" />);
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveAttribute('dir', 'auto');
  });
});
