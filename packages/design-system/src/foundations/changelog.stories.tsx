import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge';
import { Heading } from '../heading';
import { Inline } from '../inline';
import { Stack } from '../stack';
import { Text } from '../text';
import { changes, type Kind, kinds } from './changelog';
import { Guide } from './guide';

const meta: Meta = {
  title: 'Changelog',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
};
export default meta;

const titles: Record<Kind, string> = {
  major: 'What you have to change',
  minor: 'What is new',
  patch: 'What was mended',
};

/** Inline code in a paragraph. */
const Paragraph = ({ children }: { children: string }) => (
  <Text>
    {children.split('`').map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part))}
  </Text>
);

/** Changes of the next release, for users of the packages. */
export const Next: StoryObj = {
  render: () => (
    <Guide
      title="Changelog"
      lead={`${changes.length} changes since the last release, the gravest first.`}
    >
      {kinds.map((kind) => {
        const found = changes.filter((change) => change.kind === kind);
        if (found.length === 0) return null;
        return (
          <Stack key={kind} gap="lg">
            <Heading level={2}>{titles[kind]}</Heading>
            {found.map(({ id, packages, paragraphs }) => (
              <Stack key={id} gap="xs">
                <Inline gap="xs">
                  {packages.map((name) => (
                    <Badge key={name} tone={name === 'design-system' ? 'brandAccent' : 'neutral'}>
                      {name}
                    </Badge>
                  ))}
                </Inline>
                {paragraphs.map((paragraph) => (
                  <Paragraph key={paragraph}>{paragraph}</Paragraph>
                ))}
              </Stack>
            ))}
          </Stack>
        );
      })}
    </Guide>
  ),
};
