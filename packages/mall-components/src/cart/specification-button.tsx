import { ChevronDownIcon } from '@vermilion/design-system/icon';
import { useIntl } from 'react-intl';
import { writtenText } from '../internal/lang-of';
import { messages } from './messages';
import * as styles from './specification-button.css';

export interface SpecificationButtonProps {
  name: string;
  /** The chosen options as one text. */
  specification: string;
  onPress: () => void;
  /** Called on hover or focus, to preload what the button opens. */
  onIntent: () => void;
}

/** The specification of a row, as a button that opens the choice of another one. */
export function SpecificationButton(props: SpecificationButtonProps) {
  const { name, specification, onPress, onIntent } = props;
  const intl = useIntl();
  return (
    <button
      type="button"
      data-part="specification"
      aria-haspopup="dialog"
      aria-label={intl.formatMessage(messages.reselect, { name, specification })}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={onPress}
      className={styles.button}
    >
      <span {...writtenText(specification)} className={styles.text}>
        {specification}
      </span>
      <ChevronDownIcon size="sm" />
    </button>
  );
}
