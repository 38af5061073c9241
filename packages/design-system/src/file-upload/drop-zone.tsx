import { cva } from 'class-variance-authority';
import type { ChangeEvent, ComponentProps } from 'react';
import type { FieldControlProps } from '../field/field';
import { PlusIcon } from '../icon/icons-action';
import { mergeProps } from '../internal/merge-props';
import * as styles from './file-upload.css';
import type { FileUploadLabels } from './types';

interface DropZoneProps extends Pick<ComponentProps<'input'>, 'accept' | 'multiple'> {
  /** Other props of the input. */
  rest: ComponentProps<'input'>;
  control: FieldControlProps;
  labels: Pick<FileUploadLabels, 'choose' | 'drop'>;
  layout: keyof typeof styles.zones;
  /** Files are dragged over it. */
  over: boolean;
  onFiles: (files: readonly File[]) => void;
}

const zoneRecipe = /* @__PURE__ */ cva(styles.zone, { variants: { layout: styles.zones } });

/** The file input covers the whole drop zone, so that presses, keys and touch are native. */
export function DropZone({
  control,
  labels,
  layout,
  over,
  onFiles,
  rest,
  accept,
  multiple,
}: DropZoneProps) {
  const zoneId = `${control.id}-zone`;
  const own = {
    ...control,
    'data-part': 'input',
    'aria-describedby': [zoneId, control['aria-describedby']].filter(Boolean).join(' '),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      onFiles([...(target.files ?? [])]);
      // Allows selecting the same file again
      target.value = '';
    },
    className: styles.input,
  };
  return (
    <div data-part="zone" data-over={over ? '' : undefined} className={zoneRecipe({ layout })}>
      <PlusIcon className={styles.zoneIcon} />
      <span id={zoneId} className={styles.zoneText}>
        {over ? labels.drop : labels.choose}
      </span>
      <input {...mergeProps(own, rest)} {...{ accept, multiple }} type="file" />
    </div>
  );
}
