import type { OperatorShopDetail } from '@vermilion/api-client/operator';
import { Heading } from '@vermilion/design-system/heading';
import { SegmentedControl } from '@vermilion/design-system/segmented-control';
import { Select } from '@vermilion/design-system/select';
import { Stack } from '@vermilion/design-system/stack';
import { Text } from '@vermilion/design-system/text';
import { useDeferredValue, useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { labels as homePage } from '../home-page/messages';
import * as styles from '../home-page/preview.css';
import { useLocale } from '../i18n/locale-context';
import { languageNames, languageTag, type Locale, LOCALES } from '../i18n/locales';
import { ShoppersView } from '../i18n/shoppers-view';
import type { LayoutValues } from './layout-values';
import { messages } from './messages';
import { SectionView } from './section-view';

/** The home of a shop as it is arranged now, in a language, on a computer or a phone. */
export function Preview({ shop }: { shop: OperatorShopDetail }) {
  const intl = useIntl();
  const id = useId();
  const [locale, setLocale] = useState(useLocale().locale);
  const [width, setWidth] = useState('wide');
  const { control } = useFormContext<LayoutValues>();
  // The preview follows what is typed, and does not hold it up
  const sections = useDeferredValue(useWatch({ control, name: 'sections' }));
  const language = languageTag(locale);
  return (
    <section aria-labelledby={id}>
      <Stack>
        <Heading level={2} size="lg" id={id}>
          <FormattedMessage {...messages.preview} />
        </Heading>
        <Text size="sm" color="muted">
          <FormattedMessage {...messages.previewHint} />
        </Text>
        <div className={styles.controls}>
          <Select
            label={intl.formatMessage(homePage.language)}
            value={locale}
            onValueChange={(value) => setLocale(value as Locale)}
          >
            {LOCALES.map((one) => (
              <option key={one} value={one} lang={languageTag(one)}>
                {languageNames[one]}
              </option>
            ))}
          </Select>
          <SegmentedControl
            label={intl.formatMessage(homePage.width)}
            value={width}
            onValueChange={setWidth}
            options={[
              { value: 'wide', label: intl.formatMessage(homePage.wide) },
              { value: 'narrow', label: intl.formatMessage(homePage.narrow) },
            ]}
          />
        </div>
        {sections.length > 0 && (
          <ShoppersView locale={locale} className={width === 'wide' ? styles.page : styles.narrow}>
            <Stack gap="xl">
              {sections.map((section, at) => (
                <SectionView key={at} {...{ shop, section, language }} />
              ))}
            </Stack>
          </ShoppersView>
        )}
      </Stack>
    </section>
  );
}
