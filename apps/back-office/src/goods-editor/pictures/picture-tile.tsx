import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Badge } from '@vermilion/design-system/badge';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  MoreIcon,
  TrashIcon,
} from '@vermilion/design-system/icon';
import { IconButton } from '@vermilion/design-system/icon-button';
import { MallImage } from '@vermilion/mall-components/settings';
import { FormattedMessage, useIntl } from 'react-intl';
import { TextsField } from '../texts-field';
import * as styles from './desk.css';
import { pictureMessages as messages } from './messages';

export interface PictureTileProps {
  /** Unique in the list. */
  id: string;
  address: string;
  at: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** A picture with its alternative text: dragged by its handle, moved by its buttons. */
export function PictureTile({ id, address, at, count, onMove, onRemove }: PictureTileProps) {
  const intl = useIntl();
  const {
    setNodeRef,
    setActivatorNodeRef,
    attributes,
    listeners,
    transform,
    transition,
    isDragging,
  } = useSortable({ id });
  const number = at + 1;
  const label = (text: typeof messages.move) => intl.formatMessage(text, { number });
  return (
    <li
      ref={setNodeRef}
      data-dragging={isDragging}
      className={styles.tile}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className={styles.tools}>
        <IconButton
          ref={setActivatorNodeRef}
          size="sm"
          label={label(messages.move)}
          icon={<MoreIcon />}
          className={styles.handle}
          {...attributes}
          {...listeners}
          // The library says it in English; the name of the button is enough
          aria-roledescription={undefined}
        />
        {at === 0 && (
          <Badge>
            <FormattedMessage {...messages.main} />
          </Badge>
        )}
        <IconButton
          size="sm"
          label={label(messages.remove)}
          icon={<TrashIcon />}
          onClick={onRemove}
        />
      </div>
      <MallImage src={address} alt="" sizes="13rem" className={styles.picture} />
      <div className={styles.tools}>
        <IconButton
          size="sm"
          label={label(messages.earlier)}
          icon={<ChevronLeftIcon />}
          disabled={at === 0}
          onClick={() => onMove(at - 1)}
        />
        <IconButton
          size="sm"
          label={label(messages.later)}
          icon={<ChevronRightIcon />}
          disabled={number === count}
          onClick={() => onMove(at + 1)}
        />
      </div>
      <TextsField
        name={`pictures.${at}.alt`}
        label={intl.formatMessage(messages.alt)}
        maxLength={200}
        size="sm"
      />
    </li>
  );
}
