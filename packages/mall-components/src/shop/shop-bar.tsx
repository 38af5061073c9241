'use client';
import { LinkBase } from '@vermilion/design-system/link';
import { useIntl } from 'react-intl';
import { messages } from './messages';
import { SearchForm, type ShopSearch } from './search-form';
import * as styles from './shop-bar.css';
import type { ShopSection } from './types';

export interface ShopBarProps {
  /** In display order. */
  sections: readonly ShopSection[];
  /** `id` of the current section. */
  currentSection?: string;
  /** Search among the goods of the shop. */
  search: ShopSearch;
}

/** Links to the pages of a shop, and its search; in wide windows the bar is sticky below the header. */
export function ShopBar({ sections, currentSection, search }: ShopBarProps) {
  const intl = useIntl();
  return (
    <div data-component="shop-bar" className={styles.bar}>
      <nav aria-label={intl.formatMessage(messages.sections)} className={styles.sections}>
        {sections.map((section) => (
          <LinkBase
            key={section.id}
            href={section.href}
            aria-current={section.id === currentSection ? 'page' : undefined}
            className={styles.section}
          >
            {section.label}
          </LinkBase>
        ))}
      </nav>
      <SearchForm
        {...search}
        label={messages.search}
        buttonLabel={messages.searchButton}
        className={styles.search}
      />
    </div>
  );
}
