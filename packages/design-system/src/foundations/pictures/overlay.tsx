import type { ReactNode } from 'react';
import { Button } from '../../button';
import { EditIcon, InfoIcon } from '../../icon';
import { IconButton } from '../../icon-button';
import { Inline } from '../../inline';
import { Link } from '../../link';
import { Stack } from '../../stack';
import { Surface } from '../../surface';
import { Text } from '../../text';
import { TextField } from '../../text-field';
import { vars } from '../../tokens';
import * as tooltip from '../../tooltip/tooltip.css';
import { compare, type Pictures } from './picture';

interface OpenProps {
  title?: string;
  children?: ReactNode;
  footer?: ReactNode;
}

/** Content of an overlay, shown inline: an overlay would cover the page. */
const Open = ({ title, children, footer }: OpenProps) => (
  <Surface
    elevation="overlay"
    style={{ padding: 16, width: '100%', borderRadius: vars.radius.overlay }}
  >
    <Stack gap="sm">
      {title && (
        <Text size="md" weight="bold">
          {title}
        </Text>
      )}
      {children}
      {footer && (
        <Inline gap="xs" justify="end">
          {footer}
        </Inline>
      )}
    </Stack>
  </Surface>
);

/** A tooltip as it is on hover, which an inert picture never has. */
const WithTooltip = ({ content, children }: { content: string; children: ReactNode }) => (
  <Stack gap="xxs" align="center">
    <span className={tooltip.tooltip}>{content}</span>
    {children}
  </Stack>
);

export const overlay: Pictures = {
  ConfirmDialog: compare(
    <Open
      title="Delete this address?"
      footer={
        <>
          <Button>Keep it</Button>
          <Button variant="critical">Delete address</Button>
        </>
      }
    />,
    'The buttons can be understood without the question.',
    <Open
      title="Are you sure?"
      footer={
        <>
          <Button>No</Button>
          <Button variant="primary">OK</Button>
        </>
      }
    />,
    'Sure of what? And is OK yes?',
  ),
  Dialog: compare(
    <Open
      title="Edit address"
      footer={
        <>
          <Button>Cancel</Button>
          <Button variant="primary">Save</Button>
        </>
      }
    >
      <TextField label="Recipient" />
    </Open>,
    'One short task, the main action last.',
    <Open title="Welcome!">
      <Text>Have you seen our new goods?</Text>
    </Open>,
    'Nobody asked for it, and nothing has to be settled.',
  ),
  Drawer: compare(
    <Open title="Filter" footer={<Button variant="primary">Show 18 goods</Button>}>
      <TextField label="At most" prefix="$" />
    </Open>,
    'Belongs to the page behind it.',
    <Open title="Checkout" footer={<Button variant="primary">Pay</Button>}>
      <TextField label="Name" />
      <TextField label="Address" />
      <TextField label="Card" />
    </Open>,
    'A long task is a page, which has an address.',
  ),
  DropdownMenu: compare(
    <Open>
      <Stack gap="xs">
        <Text>Copy the order’s number</Text>
        <Text>Print the receipt</Text>
        <Text color="critical">Delete order</Text>
      </Stack>
    </Open>,
    'Actions that are rarely wanted, the harmful one last.',
    <Open>
      <Text>Buy now</Text>
    </Open>,
    'One action, and the main one, is a button.',
  ),
  FloatingWidget: compare(
    <Inline gap="xs">
      <IconButton label="Edit" icon={<EditIcon />} variant="secondary" />
    </Inline>,
    'Two or three things that are wanted everywhere.',
    <Open>
      <Text>Chat · Coupons · News · App · Survey · Share</Text>
    </Open>,
    'It covers what people came for.',
  ),
  HoverCard: compare(
    <Open title="Hearth & Clay">
      <Text color="muted">412 goods, 98 % good reviews</Text>
    </Open>,
    'What the link’s page shows as well.',
    <Open footer={<Button variant="primary">Claim</Button>}>
      <Text>A coupon, only here</Text>
    </Open>,
    'Out of reach by touch.',
  ),
  Popover: compare(
    <Open>
      <TextField label="Name of the list" />
      <Button size="sm">Create</Button>
    </Open>,
    'Something small, beside what it is about.',
    <Open title="Error">
      <Text>The payment failed.</Text>
    </Open>,
    'What must not be missed stands in the page.',
  ),
  Tooltip: compare(
    <WithTooltip content="Edit address">
      <IconButton label="Edit address" icon={<EditIcon />} />
    </WithTooltip>,
    'Repeats the name of a sign.',
    <Inline gap="xs" align="end">
      <TextField label="Code" />
      <WithTooltip content="Six digits, valid for ten minutes">
        <IconButton label="What is it?" icon={<InfoIcon />} />
      </WithTooltip>
    </Inline>,
    'What is needed to go on is a hint below the field.',
  ),
  Toast: compare(
    <Open>
      <Text>Added to the cart</Text>
    </Open>,
    'What was done, which nobody has to answer.',
    <Open>
      <Text>
        Write a valid address. <Link href="#address">Where?</Link>
      </Text>
    </Open>,
    'Gone before it is put right; an error stays by its field.',
  ),
};
