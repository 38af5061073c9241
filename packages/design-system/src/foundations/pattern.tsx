import type { ReactNode } from 'react';
import { Card } from '../card';
import { Heading } from '../heading';
import { Stack } from '../stack';
import { Text } from '../text';
import * as styles from './foundations.css';

interface PatternProps {
  title: string;
  lead: string;
  /** The rules, one sentence each. */
  rules: readonly string[];
  /** The pattern, with real components. */
  children: ReactNode;
}

/** A pattern: how components are combined, with its rules. */
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
