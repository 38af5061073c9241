import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { type ReactNode, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { Button } from '../../button';
import { ComboBox } from '../../combo-box';
import { countries, texts } from '../../combo-box/testing/set-up';
import { DatePicker } from '../../date-picker';
import { Dialog } from '../../dialog';
import { HoverCard } from '../../hover-card';
import { NumberStepper } from '../../number-stepper';
import { Popover } from '../../popover';
import { dateTexts } from '../../testing/parts/fields';
import { ThemeArea } from '../../theme-provider';
import { Tooltip } from '../../tooltip';
import { useDismiss } from '../../use-dismiss';

const trigger = <Button>Open</Button>;
const popover = (
  <Popover label="More" trigger={trigger}>
    Inside
  </Popover>
);
const comboBox = <ComboBox {...texts} options={countries} toggleLabel="Open" />;
const datePicker = <DatePicker {...dateTexts} label="Day" toggleLabel="Open" />;
const tooltip = (
  <Tooltip content="Help" defaultOpen>
    {trigger}
  </Tooltip>
);
const hoverCard = (
  <HoverCard trigger={trigger} defaultOpen>
    Preview
  </HoverCard>
);

afterEach(() => {
  cleanup();
  document.querySelector('iframe')?.remove();
});

function frameBody() {
  const { contentDocument } = document.body.appendChild(document.createElement('iframe'));
  return contentDocument!.body;
}

/** Renders into the document of an iframe, as tools that preview a page do. */
function renderInIframe(children: ReactNode) {
  const body = frameBody();
  render(createPortal(children, body));
  return { body, frame: within(body) };
}

describe('overlays in an iframe', () => {
  it.each([
    ['popover', popover, 'dialog'],
    ['list of a combobox', comboBox, 'listbox'],
    ['calendar of a date picker', datePicker, 'dialog'],
  ] as const)('closes the %s in an iframe on Escape', (_, ui, role) => {
    const { frame } = renderInIframe(ui);
    const button = frame.getByRole('button', { name: 'Open' });
    fireEvent.click(button);
    expect(frame.getByRole(role)).toBeInTheDocument();
    fireEvent.keyDown(button, { key: 'Escape' });
    expect(frame.queryByRole(role)).toBeNull();
  });

  it.each([
    ['popover', popover],
    ['calendar of a date picker', datePicker],
  ])('closes the %s in an iframe on an outside press only', (_, ui) => {
    const { body, frame } = renderInIframe(ui);
    fireEvent.click(frame.getByRole('button', { name: 'Open' }));
    fireEvent.pointerDown(frame.getByRole('dialog'));
    expect(frame.getByRole('dialog')).toBeInTheDocument();
    fireEvent.pointerDown(body);
    expect(frame.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['tooltip', tooltip, 'Help'],
    ['hover card', hoverCard, 'Preview'],
  ])('closes the %s in an iframe on Escape and on an outside press', (_, ui, text) => {
    const { body, frame } = renderInIframe(ui);
    fireEvent.keyDown(body, { key: 'Escape' });
    expect(frame.queryByText(text)).toBeNull();
    cleanup();
    render(createPortal(ui, body));
    expect(frame.getByText(text)).toBeInTheDocument();
    fireEvent.pointerDown(body);
    expect(frame.queryByText(text)).toBeNull();
  });

  function Disclosure() {
    const ref = useRef<HTMLDivElement>(null);
    const [open, setOpen] = useState(true);
    useDismiss({ open, ref, onDismiss: () => setOpen(false) });
    return <div ref={ref}>{open && <p>More</p>}</div>;
  }

  it.each([
    ['Escape', (body: HTMLElement) => fireEvent.keyDown(body, { key: 'Escape' })],
    ['a press outside', (body: HTMLElement) => fireEvent.pointerDown(body)],
  ])('closes a disclosure in an iframe on %s, not on a press in it', (_, act) => {
    const { body, frame } = renderInIframe(<Disclosure />);
    fireEvent.pointerDown(frame.getByText('More'));
    expect(frame.getByText('More')).toBeInTheDocument();
    act(body);
    expect(frame.queryByText('More')).toBeNull();
  });

  it('leaves the focus where the content of a popover in an iframe has put it', () => {
    const { frame } = renderInIframe(
      <Popover label="Filter" trigger={trigger}>
        <button type="button">Clear</button>
        <input aria-label="Name" ref={(field) => field?.focus()} />
      </Popover>,
    );
    fireEvent.click(frame.getByRole('button', { name: 'Open' }));
    expect(frame.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  });

  it('closes one layer at a time on Escape in a dialog whose portal is in an iframe', () => {
    const body = frameBody();
    render(
      <ThemeArea portalContainer={body}>
        <Dialog title="Address" closeLabel="Close" defaultOpen>
          {popover}
        </Dialog>
      </ThemeArea>,
    );
    const frame = within(body);
    fireEvent.click(frame.getByRole('button', { name: 'Open' }));
    fireEvent.keyDown(frame.getByRole('dialog', { name: 'More' }), { key: 'Escape' });
    expect(frame.queryByRole('dialog', { name: 'More' })).toBeNull();
    expect(frame.getByRole('dialog', { name: 'Address' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('resets fields with their form in an iframe', () => {
    const { frame } = renderInIframe(
      <form>
        <NumberStepper
          label="Number"
          decrementLabel="Less"
          incrementLabel="More"
          defaultValue={2}
        />
        <button type="reset">Reset</button>
      </form>,
    );
    fireEvent.click(frame.getByRole('button', { name: 'More' }));
    expect(frame.getByRole('spinbutton')).toHaveValue('3');
    fireEvent.click(frame.getByRole('button', { name: 'Reset' }));
    expect(frame.getByRole('spinbutton')).toHaveValue('2');
  });
});
