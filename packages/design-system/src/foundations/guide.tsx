import type { ReactNode } from 'react';
import { Heading } from '../heading';
import { Stack } from '../stack';
import { Text } from '../text';
import * as styles from './foundations.css';

interface GuideProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A documentation page: title, introduction and sections. */
export function Guide({ title, lead, children }: GuideProps) {
  return (
    <Stack gap="xl" className={styles.guide}>
      <Stack gap="sm">
        <Heading level={1} size="xxl">
          {title}
        </Heading>
        <Text size="md" color="muted">
          {lead}
        </Text>
      </Stack>
      {children}
    </Stack>
  );
}

interface SectionProps {
  title: string;
  /** Paragraphs before the list. */
  text?: readonly string[];
  points?: readonly string[];
  /** A numbered list of steps. */
  inOrder?: boolean;
  code?: string;
}

/** One section of a guide. */
export function Section({ title, text = [], points = [], inOrder = false, code }: SectionProps) {
  const List = inOrder ? 'ol' : 'ul';
  return (
    <Stack gap="sm">
      <Heading level={2} size="lg">
        {title}
      </Heading>
      {text.map((line) => (
        <Text key={line}>{line}</Text>
      ))}
      {points.length > 0 && (
        <List className={inOrder ? styles.steps : styles.points}>
          {points.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </List>
      )}
      {code && <pre className={styles.listing}>{code}</pre>}
    </Stack>
  );
}
