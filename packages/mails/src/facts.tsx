import { Heading } from '@react-email/heading';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { styles } from './styles';

/** What is read off a mail, such as a tracking number. */
export interface Fact {
  label: string;
  lines: readonly string[];
}

/** Facts under each other in a panel, each with its label. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(({ lines }) => lines.length > 0);
  return (
    known.length > 0 && (
      <Section style={styles.facts} className="panel">
        {known.map(({ label, lines }) => (
          <div key={label} style={styles.fact}>
            <Heading as="h2" style={styles.factLabel} className="quiet">
              {label}
            </Heading>
            {lines.map((line, at) => (
              <Text key={at} style={styles.factLine}>
                {line}
              </Text>
            ))}
          </div>
        ))}
      </Section>
    )
  );
}
