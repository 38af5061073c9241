import { SegmentedControl } from '@vermilion/design-system/segmented-control';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocale } from '../i18n/locale-context';
import { LocaleSelect } from '../i18n/locale-select';
import { labels } from './messages';
import * as styles from './preview.css';

/** What a preview shows: the language of the shopper, and a computer or a phone. */
export function usePreviewView() {
  const [locale, setLocale] = useState(useLocale().locale);
  const [width, setWidth] = useState('wide');
  return {
    locale,
    isPhone: width === 'narrow',
    controls: { locale, setLocale, width, setWidth },
  };
}

export type PreviewControlsProps = ReturnType<typeof usePreviewView>['controls'] & {
  /** Between language and width. */
  children?: ReactNode;
};

/** Chooses what a preview shows. */
export function PreviewControls(props: PreviewControlsProps) {
  const { locale, setLocale, width, setWidth, children } = props;
  const intl = useIntl();
  return (
    <div className={styles.controls}>
      <LocaleSelect
        label={intl.formatMessage(labels.language)}
        value={locale}
        onValueChange={setLocale}
      />
      {children}
      <SegmentedControl
        label={intl.formatMessage(labels.width)}
        value={width}
        onValueChange={setWidth}
        options={[
          { value: 'wide', label: intl.formatMessage(labels.wide) },
          { value: 'narrow', label: intl.formatMessage(labels.narrow) },
        ]}
      />
    </div>
  );
}
