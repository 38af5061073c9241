import { DescriptionList } from '@vermilion/design-system/description-list';
import type { ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import * as styles from './page.css';

export interface FactsProps {
  /** Names and values; those without a value are left out. */
  facts: readonly (readonly [MessageDescriptor, ReactNode])[];
}

/** What is known about one thing, without what there is not. Texts of people are of any length and script. */
export function Facts({ facts }: FactsProps) {
  const intl = useIntl();
  const isKnown = ([, value]: readonly [MessageDescriptor, ReactNode]) =>
    value !== undefined && value !== null && value !== '' && value !== false;
  return (
    <DescriptionList
      items={facts.filter(isKnown).map(([name, value]) => ({
        term: intl.formatMessage(name),
        description:
          typeof value === 'string' ? <bdi className={styles.anyText}>{value}</bdi> : value,
      }))}
    />
  );
}
