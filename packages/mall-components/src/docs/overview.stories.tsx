import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '@vermilion/design-system/card';
import { Container } from '@vermilion/design-system/container';
import { Grid } from '@vermilion/design-system/grid';
import { Heading } from '@vermilion/design-system/heading';
import { Inline } from '@vermilion/design-system/inline';
import { Link } from '@vermilion/design-system/link';
import { Stack } from '@vermilion/design-system/stack';
import { Stat } from '@vermilion/design-system/stat';
import { Text } from '@vermilion/design-system/text';
import { type ReactNode, useState } from 'react';
import { countries, CountryPicker, DEFAULT_COUNTRY } from '../country-code';
import { flagsSrc } from '../login/testing/sample-login';
import { OrderCard } from '../order/order-card/order-card';
import { sampleUnpaidOrder } from '../order/testing/samples';
import { ReviewForm } from '../review/review-form/review-form';
import { pageGroups, pageHref } from './page-list';

const meta: Meta = {
  title: 'Mall/Overview',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
};
export default meta;

interface PieceProps {
  title: string;
  /** Title of the stories that it leads to. */
  of: string;
  text: string;
  children: ReactNode;
}

/** A part of the mall at work, and the way to its page. */
const Piece = ({ title, of, text, children }: PieceProps) => (
  <Card padding="lg">
    <Stack gap="md">
      <Stack gap="xs">
        <Heading level={3} size="md">
          <Link href={pageHref(of)} target="_top">
            {title}
          </Link>
        </Heading>
        <Text size="sm" color="muted">
          {text}
        </Text>
      </Stack>
      {children}
    </Stack>
  </Card>
);

function SampleCountry() {
  const [country, setCountry] = useState(DEFAULT_COUNTRY);
  return (
    <CountryPicker
      value={country}
      onValueChange={({ code }) => setCountry(code)}
      flagsSrc={flagsSrc}
    />
  );
}

const pages = pageGroups.flatMap((group) => group.pages);

/** The parts of the mall by the way of a shopper, with some of them at work. */
export const Overview: StoryObj = {
  render: () => (
    <Container>
      <Stack gap="xxl">
        <Stack gap="lg">
          <Text size="sm" weight="medium" color="brand">
            Vermilion mall components
          </Text>
          <Heading level={1} size="xxl">
            From the first look to the refund, in parts
          </Heading>
          <Text size="md" color="muted">
            Pages, cards and dialogs of a mall, without data or addresses of their own: they take
            plain models and callbacks. Each page below has its guide, states, keys and code.
          </Text>
          <Inline gap="xl">
            <Stat label="Pages with a guide" value={pages.length} />
            <Stat label="Countries to choose from" value={countries.length} />
          </Inline>
        </Stack>
        <Stack gap="md">
          <Heading level={2}>At work</Heading>
          <Grid columns={{ lg: 2 }} gap="md">
            <Stack gap="md">
              <Piece
                title="Order cards"
                of="Order/Order list"
                text="What can be done with an order follows from its state, by one rule."
              >
                <OrderCard order={sampleUnpaidOrder} commands={{ pay: () => Promise.resolve() }} />
              </Piece>
              <Piece
                title="Country code"
                of="Country code"
                text="Found by its name in the language of the page, in English, or by its number."
              >
                <SampleCountry />
              </Piece>
              <Piece
                title="Sign-in"
                of="Sign-in/Machine"
                text="Every way in is one machine. Its table and its drawing are made from the code."
              >
                <Text size="sm">
                  <Link href={pageHref('Sign-in/Modes')} target="_top">
                    Modes
                  </Link>
                  {' · '}
                  <Link href={pageHref('Sign-in/Flows')} target="_top">
                    Flows
                  </Link>
                </Text>
              </Piece>
            </Stack>
            <Piece
              title="Review form"
              of="Reviews/Write a review"
              text="Says what is missing, keeps what was typed, and shows pictures while they are sent."
            >
              <ReviewForm
                onUpload={(file) => Promise.resolve(URL.createObjectURL(file))}
                onSubmit={() => Promise.resolve()}
              />
            </Piece>
          </Grid>
        </Stack>
        {pageGroups.map((group) => (
          <Stack key={group.way} gap="md">
            <Heading level={2}>{group.way}</Heading>
            <Grid columns={{ md: 2, lg: 3 }} gap="lg">
              {group.pages.map(({ title, name, summary }) => (
                <Stack key={title} gap="xs">
                  <Heading level={3} size="sm">
                    <Link href={pageHref(title)} target="_top">
                      {name}
                    </Link>
                  </Heading>
                  <Text size="sm" color="muted">
                    {summary}
                  </Text>
                </Stack>
              ))}
            </Grid>
          </Stack>
        ))}
      </Stack>
    </Container>
  ),
};
