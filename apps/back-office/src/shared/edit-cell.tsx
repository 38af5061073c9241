import { Button } from '@vermilion/design-system/button';
import { EditIcon } from '@vermilion/design-system/icon';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import * as styles from './edit-cell.css';
import { EditForm, type EditFormProps } from './edit-form';

export interface EditCellProps<Value> extends Omit<EditFormProps<Value>, 'onDone'> {
  /** The value as it is read. */
  shown: string;
}

/** A value in a table that is edited where it stands. Enter saves, Escape leaves it as it is. */
export function EditCell<Value>({ shown, ...edit }: EditCellProps<Value>) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const done = () => {
    setOpen(false);
    // once the button is there again
    requestAnimationFrame(() => button.current?.focus());
  };
  if (isOpen)
    return (
      <div className={styles.form}>
        <EditForm {...edit} onDone={done} />
      </div>
    );
  return (
    <Button
      ref={button}
      variant="ghost"
      size="sm"
      endIcon={<EditIcon />}
      aria-label={intl.formatList([edit.label, shown], { type: 'unit' })}
      onClick={() => setOpen(true)}
    >
      {shown}
    </Button>
  );
}
