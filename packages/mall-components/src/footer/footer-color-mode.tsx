import type { RadioChangeDetail } from '@vermilion/design-system/radio-group';
import { SegmentedControl } from '@vermilion/design-system/segmented-control';
import { useIntl } from 'react-intl';
import * as styles from './footer-bar.css';
import { colorModeMessages as messages } from './messages';
import type { ColorMode } from './types';

export interface FooterColorModeProps {
  /** The mode of the page. Without it none is selected: a server cannot know what a browser remembers. */
  value: ColorMode | undefined;
  /** The shopper has selected a mode: apply it to the page, and remember it. */
  onValueChange: (value: ColorMode, detail: RadioChangeDetail) => void;
}

const modes: readonly ColorMode[] = ['light', 'dark', 'system'];

/** Selects light or dark colors, or those of the device. Not there without scripts, which it needs. */
export function FooterColorMode({ value, onValueChange }: FooterColorModeProps) {
  const intl = useIntl();
  return (
    <SegmentedControl
      className={styles.colorMode}
      label={intl.formatMessage(messages.colorMode)}
      labelHidden
      size="sm"
      options={modes.map((mode) => ({ value: mode, label: intl.formatMessage(messages[mode]) }))}
      value={value ?? ''}
      onValueChange={(mode, detail) => onValueChange(mode as ColorMode, detail)}
    />
  );
}
