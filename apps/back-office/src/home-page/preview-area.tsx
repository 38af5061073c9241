import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ShoppersView } from '../i18n/shoppers-view';
import { labels } from './messages';
import * as styles from './preview.css';
import type { usePreviewView } from './preview-controls';
import { PreviewFrame } from './preview-frame';

export interface PreviewAreaProps {
  view: Pick<ReturnType<typeof usePreviewView>, 'locale' | 'isPhone'>;
  children: ReactNode;
}

/** What shoppers see, in the language and at the width that the controls say. */
export function PreviewArea({ view: { locale, isPhone }, children }: PreviewAreaProps) {
  const title = useIntl().formatMessage(labels.preview);
  const shown = (
    <ShoppersView locale={locale} className={isPhone ? styles.screen : styles.page}>
      {children}
    </ShoppersView>
  );
  return isPhone ? <PreviewFrame title={title}>{shown}</PreviewFrame> : shown;
}
