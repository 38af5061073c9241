import { Heading } from '@vermilion/design-system/heading';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ContactPanel } from '../../frame/contact-panel';
import { useMallName } from '../../mall/mall-data';
import { paths } from '../../page-params/paths';
import * as cards from '../../shared/cards/cards.css';
import { linkTo } from '../../shared/link-to';
import { TitledPage } from '../../shared/page-frame';
import { MallFacts, Street } from './head';
import { messages, titles } from './messages';
import { ShopChecks } from './shop-checks';
import * as styles from './view.css';

export { createLoader } from './loader';

/** What the mall is, how its shops are checked, and how it is reached. */
export function View() {
  const { formatMessage: say } = useIntl();
  const mall = useMallName();
  const title = say(messages.title, { mall });
  return (
    <TitledPage title={title}>
      <Heading level={1}>{title}</Heading>
      <Street />
      <MallFacts />
      <Section id="mall">
        <div className={styles.text}>
          <p>{say(messages.independent, { mall })}</p>
          <p>{say(messages.together)}</p>
        </div>
      </Section>
      <Section id="shops">
        <ShopChecks />
      </Section>
      <div className={styles.foot}>
        <Section id="reviews">
          <div className={styles.text}>
            <p>{say(messages.reviews)}</p>
            <p>
              <FormattedMessage
                id="page.about.mall.sell"
                defaultMessage="Would you like to sell here? <link>Open a shop</link>"
                values={{ link: linkTo(paths.settlement()) }}
              />
            </p>
          </div>
        </Section>
        <ContactPanel title={say(titles.contact)} />
      </div>
    </TitledPage>
  );
}

const Section = ({ id, children }: { id: keyof typeof titles; children: ReactNode }) => (
  <section aria-labelledby={id} className={cards.section}>
    <h2 id={id} className={cards.heading}>
      <FormattedMessage {...titles[id]} />
    </h2>
    {children}
  </section>
);
