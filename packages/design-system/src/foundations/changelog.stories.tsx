import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fragment } from 'react';
import { Heading } from '../heading';
import { Link } from '../link';
import { Stack } from '../stack';
import { Text } from '../text';
import { type PackageRelease, releases } from './changelog';
import { Guide } from './guide';

const meta: Meta = {
  title: 'Changelog',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
};
export default meta;

/** Code, bold words and links of Markdown. */
function Inline({ children }: { children: string }) {
  return children.split(/(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/).map((part, index) => {
    const [, text, href] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
    if (href) {
      return (
        <Link key={index} href={href}>
          {text}
        </Link>
      );
    }
    if (part.startsWith('`')) return <code key={index}>{part.slice(1, -1)}</code>;
    if (part.startsWith('**')) return <strong key={index}>{part.slice(2, -2)}</strong>;
    return <Fragment key={index}>{part}</Fragment>;
  });
}

const Release = ({ name, version, intro, groups }: PackageRelease) => (
  <Stack gap="lg">
    <Heading level={2}>{`${name} ${version}`}</Heading>
    <Text>
      <Inline>{intro}</Inline>
    </Text>
    {groups.map(({ title, items }) => (
      <Stack key={title} gap="sm">
        <Heading level={3}>{title}</Heading>
        <Stack gap="sm" asChild>
          <ul>
            {items.map((item) => (
              <li key={item}>
                <Text>
                  <Inline>{item}</Inline>
                </Text>
              </li>
            ))}
          </ul>
        </Stack>
      </Stack>
    ))}
  </Stack>
);

/** The changes of each version, for users of the packages. */
export const Next: StoryObj = {
  render: () => (
    <Guide title="Changelog" lead="What each version changes for you, the newest first.">
      {releases.map((release) => (
        <Release key={`${release.name} ${release.version}`} {...release} />
      ))}
    </Guide>
  ),
};
