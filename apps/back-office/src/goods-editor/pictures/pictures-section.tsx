import { closestCenter, DndContext } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useEditor } from '../editor-context';
import type { GoodsValues } from '../goods-values';
import { messages } from '../messages';
import { Section } from '../section';
import { ownText } from '../texts';
import * as styles from './desk.css';
import { pictureMessages } from './messages';
import { PictureTile } from './picture-tile';
import { UploadField } from './upload-field';
import { useDesk } from './use-desk';

/** The pictures of goods: uploaded, in order, with what they show. */
export function PicturesSection() {
  const intl = useIntl();
  const { shopId } = useEditor();
  const { control, clearErrors, getValues } = useFormContext<GoodsValues>();
  const { errors } = useFormState({ control });
  const { fields, append, remove, move } = useFieldArray({ control, name: 'pictures' });
  const ids = fields.map(({ id }) => id);
  const desk = useDesk(ids, move);
  const add = (address: string) => {
    clearErrors('pictures');
    if (getValues('pictures').some((picture) => picture.address === address)) return;
    append({ address, alt: ownText() }, { shouldFocus: false });
  };
  return (
    <Section title={intl.formatMessage(messages.pictures)}>
      {fields.length > 0 && (
        <DndContext {...desk} collisionDetection={closestCenter}>
          <SortableContext items={ids} strategy={rectSortingStrategy}>
            <ul className={styles.tiles} aria-label={intl.formatMessage(pictureMessages.list)}>
              {fields.map(({ id, address }, at) => (
                <PictureTile
                  key={id}
                  id={id}
                  address={address}
                  at={at}
                  count={fields.length}
                  onMove={(to) => move(at, to)}
                  onRemove={() => remove(at)}
                />
              ))}
            </ul>
          </SortableContext>
        </DndContext>
      )}
      <UploadField
        shopId={shopId}
        count={fields.length}
        error={errors.pictures?.message}
        onUploaded={add}
      />
    </Section>
  );
}
