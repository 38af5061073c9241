import { Heading } from '@vermilion/design-system/heading';
import { Stack } from '@vermilion/design-system/stack';
import { Switch } from '@vermilion/design-system/switch';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useLocale } from '../../i18n/locale-context';
import { LocaleSelect } from '../../i18n/locale-select';
import { languageTag, type Locale } from '../../i18n/locales';
import { ShoppersView } from '../../i18n/shoppers-view';
import { useMallFormat } from '../../wire/use-mall-format';
import type { GoodsValues } from '../goods-values';
import type { Language } from '../texts';
import { GoodsPreview } from './goods-preview';
import { previewMessages as messages } from './messages';
import * as styles from './preview.css';
import { toPreview } from './to-preview';

/** What shoppers of a language see, while it is typed. It cannot be pressed: it is a picture of pages elsewhere. */
export function PreviewSection() {
  const intl = useIntl();
  const id = useId();
  const { locale: own } = useLocale();
  const { decimals } = useMallFormat();
  const [locale, setLocale] = useState<Locale>(own);
  const [isDark, setDark] = useState(
    () => getComputedStyle(document.documentElement).colorScheme === 'dark',
  );
  const { control } = useFormContext<GoodsValues>();
  // The preview follows what is typed, and does not hold it up
  const values = useDeferredValue(useWatch({ control }) as GoodsValues); // every field has a default value
  const tag = languageTag(locale);
  const name = intl.formatMessage(messages.nameless);
  const preview = useMemo(
    // the locales are those of the contract
    () => toPreview(values, { language: tag as Language, decimals, name }),
    [values, tag, decimals, name],
  );
  return (
    <section aria-labelledby={id}>
      <Stack gap="sm">
        <Heading level={2} size="md" id={id}>
          {intl.formatMessage(messages.title)}
        </Heading>
        <div className={styles.controls}>
          <LocaleSelect
            size="sm"
            label={intl.formatMessage(messages.language)}
            value={locale}
            onValueChange={setLocale}
          />
          <Switch
            label={intl.formatMessage(messages.dark)}
            checked={isDark}
            onCheckedChange={setDark}
          />
        </div>
        <ShoppersView
          locale={locale}
          colorMode={isDark ? 'dark' : 'light'}
          className={styles.stage}
        >
          <GoodsPreview preview={preview} />
        </ShoppersView>
      </Stack>
    </section>
  );
}
