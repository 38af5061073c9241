import { Heading } from '../heading';
import { Link } from '../link';
import { Stack } from '../stack';
import { Text } from '../text';
import { componentGroups, summaries } from './component-list';

/** URL of a component's page. */
const pageOf = (name: string) => {
  const group = componentGroups.find((one) => one.components.some((it) => it.name === name));
  return `?path=/docs/design-system-${group?.group}-${name}--docs`.toLowerCase();
};

/** Synonyms from other design systems, with the component that they are called here. */
export const SeeInstead = ({ to }: { to: readonly string[] }) => (
  <Stack gap="lg">
    {to.map((name) => (
      <Stack key={name} gap="xs">
        <Heading level={2}>
          <Link href={pageOf(name)} target="_top">
            {name}
          </Link>
        </Heading>
        <Text color="muted">{summaries.get(name)}</Text>
      </Stack>
    ))}
  </Stack>
);
