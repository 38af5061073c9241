import { EmptyState } from '@vermilion/design-system/empty-state';
import { Tab, TabList, TabPanel, Tabs, type TabsChangeDetail } from '@vermilion/design-system/tabs';
import { VisuallyHidden } from '@vermilion/design-system/visually-hidden';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Drawing } from '../drawing';
import { writtenText } from '../internal/lang-of';
import * as styles from './detail-tabs.css';
import { messages } from './messages';
import { splitAtFacts } from './split-at-facts';

/** The description or the reviews. */
export type DetailTab = 'details' | 'reviews';

export interface DetailTabsProps {
  /** Shown after the first table of the description, which names the facts, or before it: e.g. a few reviews. */
  highlights?: ReactNode;
  /** The shop's description as sanitised HTML; it is rendered as it is. */
  detailsHtml?: string;
  /** Number of reviews, shown in the tab. */
  reviewCount: number;
  /** Content of the reviews tab. */
  reviews: ReactNode;
  /** The open tab, where you keep it; the description is open at first. */
  tab?: DetailTab;
  /** Called when another tab is chosen: set `tab` where you keep it. */
  onTabChange?: (tab: DetailTab, detail: TabsChangeDetail) => void;
}

/** HTML written by the shop. */
function Html({ html }: { html: string }) {
  return (
    <div
      {...writtenText(html.replaceAll(/<[^>]*>/g, ''))}
      className={styles.content}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** Description and reviews of the goods. */
export function DetailTabs({
  highlights,
  detailsHtml,
  reviewCount,
  reviews,
  tab,
  onTabChange,
}: DetailTabsProps) {
  const intl = useIntl();
  const headingId = useId();
  const [facts, rest] = splitAtFacts(detailsHtml);
  return (
    <section aria-labelledby={headingId}>
      <VisuallyHidden asChild>
        <h2 id={headingId}>
          <FormattedMessage {...messages.detailTabs} />
        </h2>
      </VisuallyHidden>
      <Tabs
        value={tab}
        defaultValue="details"
        onValueChange={(value, detail) =>
          onTabChange?.(value === 'reviews' ? 'reviews' : 'details', detail)
        }
      >
        <TabList label={intl.formatMessage(messages.detailTabs)}>
          <Tab value="details">
            <FormattedMessage {...messages.details} />
          </Tab>
          <Tab value="reviews" count={reviewCount}>
            <FormattedMessage {...messages.reviews} />
          </Tab>
        </TabList>
        <TabPanel value="details" keepMounted>
          {facts && <Html html={facts} />}
          {highlights}
          {rest && <Html html={rest} />}
          {!detailsHtml && (
            <EmptyState illustration={<Drawing name="search" />}>
              <FormattedMessage {...messages.noDetails} />
            </EmptyState>
          )}
        </TabPanel>
        <TabPanel value="reviews">{reviews}</TabPanel>
      </Tabs>
    </section>
  );
}
