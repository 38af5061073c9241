import type { ReactNode } from 'react';
import { Button } from '../../button';
import { Card } from '../../card';
import { Container } from '../../container';
import { ArrowUpIcon, CloseIcon } from '../../icon';
import { IconButton } from '../../icon-button';
import { Inline } from '../../inline';
import { MegaMenu } from '../../mega-menu';
import { Skeleton } from '../../skeleton';
import { Spinner } from '../../spinner';
import { Stack } from '../../stack';
import { Surface } from '../../surface';
import { Text } from '../../text';
import { ThemeArea } from '../../theme-provider';
import { VisuallyHidden } from '../../visually-hidden';
import { compare, type Pictures } from './picture';

/** A window in small: what stands at its edges stands at those of the frame. */
const Window = ({ children, bar }: { children?: ReactNode; bar?: ReactNode }) => (
  <Surface elevation="card" style={{ width: '100%', minHeight: 120, overflow: 'hidden' }}>
    {bar}
    <div style={{ padding: 16 }}>{children}</div>
  </Surface>
);
const lines = (
  <Stack gap="xs">
    <Skeleton shape="text" width="3/4" />
    <Skeleton shape="text" width="1/2" />
  </Stack>
);
const progress = (
  <div style={{ width: '60%', height: 3, background: 'var(--vm-color-brand-accent)' }} />
);
const entries = (...labels: string[]) =>
  labels.map((label) => ({ id: label, label, href: '#there' }));
const between = { display: 'flex', justifyContent: 'space-between', alignItems: 'end' };

/** What belongs to a whole page. */
export const page: Pictures = {
  Container: compare(
    <Surface tone="neutral" style={{ width: '100%', paddingBlock: 16 }}>
      <Container>
        <Card padding="sm">The band fills the window, its content the column.</Card>
      </Container>
    </Surface>,
    'One column for header, page and footer: their edges are in line.',
    <Surface tone="neutral" style={{ width: '100%', padding: '16px 0' }}>
      <Card padding="sm">From edge to edge</Card>
    </Surface>,
    'Touches the edges of a phone, and is too wide to read elsewhere.',
  ),
  MegaMenu: compare(
    <MegaMenu label="Categories" entries={entries('Kitchen', 'Living', 'Garden')} />,
    'The words of shoppers, the same in the list and on its page.',
    <MegaMenu label="Departments" entries={entries('Division 3', 'Misc. B', 'Others')} />,
    'How the company is organised: nobody looks for that.',
  ),
  RouteProgress: compare(
    <Window bar={progress}>{lines}</Window>,
    'The page stays until the next one is there.',
    <Window>
      <Stack align="center">
        <Spinner size="lg" />
      </Stack>
    </Window>,
    'An empty page for what takes a moment.',
  ),
  ScrollToTop: compare(
    <Window>
      <div style={between}>
        {lines}
        <IconButton label="Back to the top" icon={<ArrowUpIcon />} />
      </div>
    </Window>,
    'In the corner, and only in a page that was scrolled.',
    <Window>
      <Button block startIcon={<ArrowUpIcon />}>
        Back to the top
      </Button>
    </Window>,
    'In everyone’s way on a short page.',
  ),
  Sheet: compare(
    <Surface elevation="overlay" style={{ width: '100%', padding: 16 }}>
      <Stack gap="sm" align="center">
        <div style={{ width: 40, height: 4, background: 'var(--vm-color-border-strong)' }} />
        <Text>3 shops near you</Text>
      </Stack>
    </Surface>,
    'Leaves the map in sight, and can be drawn up.',
    <Surface elevation="overlay" style={{ width: '100%', padding: 16 }}>
      <Inline justify="between">
        <Text weight="bold">Delete this address?</Text>
        <IconButton label="Close" icon={<CloseIcon />} />
      </Inline>
    </Surface>,
    'A question with one height: ConfirmDialog.',
  ),
  SkipLink: compare(
    <Window
      bar={
        <Surface tone="inverse" style={{ padding: '8px 16px', width: 'max-content' }}>
          Skip to the goods
        </Surface>
      }
    >
      {lines}
    </Window>,
    'The first thing that Tab comes to, and it says where it leads.',
    <Window>
      <Text size="xs" color="subtle">
        Skip
      </Text>
      {lines}
    </Window>,
    'In the middle of the page and always in sight; skip what?',
  ),
  ThemeProvider: compare(
    <ThemeArea brand="kontor" colorMode="dark">
      <Surface style={{ padding: 16 }}>
        <Button variant="primary">Wholesale</Button>
      </Surface>
    </ThemeArea>,
    'A part of the page with a brand of its own, letters and corners too.',
    <div style={{ padding: 16, background: '#1c2430', color: '#fff', borderRadius: 2 }}>
      <Button variant="primary">Wholesale</Button>
    </div>,
    'Colours by hand: the button does not know where it is.',
  ),
  VisuallyHidden: compare(
    <Inline gap="xs">
      <Text weight="bold">
        <VisuallyHidden>Now </VisuallyHidden>$29.00
      </Text>
      <Text color="subtle">
        <VisuallyHidden>Before </VisuallyHidden>
        <s>$38.00</s>
      </Text>
    </Inline>,
    'Says in words what is seen by a line: “Now”, “Before”.',
    <Text weight="bold">
      $29.00<VisuallyHidden>, press Enter to see the conditions of this price</VisuallyHidden>
    </Text>,
    'A condition that only some are told.',
  ),
};
