import type { ReactNode } from 'react';
import { Card } from '../card';
import { Heading } from '../heading';
import { Stack } from '../stack';
import { Text } from '../text';
import * as styles from './foundations.css';

interface PatternProps {
  title: string;
  lead: string;
  /** What is held to in every place of this kind, a sentence each. */
  rules: readonly string[];
  /** The pattern itself, of real components. */
  children: ReactNode;
}

/** How components work together in one kind of place: the rules beside the thing itself. */
export const Pattern = ({ title, lead, rules, children }: PatternProps) => (
  <Stack gap="xl" className={styles.page}>
    <Stack gap="sm" className={styles.lead}>
      <Heading level={1} size="xxl">
        {title}
      </Heading>
      <Text size="md" color="muted">
        {lead}
      </Text>
    </Stack>
    <div className={styles.looks}>
      <Card padding="lg">{children}</Card>
      <ul className={styles.points}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </div>
  </Stack>
);
