import { useIntl } from 'react-intl';
import { CategoryField } from './category-field';
import * as styles from './editor.css';
import { messages } from './messages';
import { PlainField } from './plain-field';
import { Section } from './section';
import { ShopCategoryField } from './shop-category-field';
import { TextsField } from './texts-field';

/** Names, words and places of goods. */
export function BasicsSection() {
  const intl = useIntl();
  return (
    <Section title={intl.formatMessage(messages.basics)}>
      <TextsField name="name" label={intl.formatMessage(messages.name)} maxLength={200} />
      <TextsField
        name="intro"
        label={intl.formatMessage(messages.intro)}
        hint={intl.formatMessage(messages.introHint)}
        maxLength={2000}
        rows={2}
      />
      <div className={styles.pair}>
        <CategoryField />
        <ShopCategoryField />
        <TextsField
          name="unit"
          label={intl.formatMessage(messages.unit)}
          hint={intl.formatMessage(messages.unitHint)}
          maxLength={20}
        />
        <PlainField name="code" label={intl.formatMessage(messages.goodsCode)} maxLength={100} />
      </div>
      <PlainField
        name="keyword"
        label={intl.formatMessage(messages.keyword)}
        hint={intl.formatMessage(messages.keywordHint)}
        maxLength={500}
      />
    </Section>
  );
}
