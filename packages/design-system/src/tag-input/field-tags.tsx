import { Tag } from '../tag/tag';
import * as styles from './field-tags.css';

interface FieldTagsProps {
  items: readonly { value: string; label: string }[];
  removeLabel: (label: string) => string;
  /** Without it the tags are read-only. */
  onRemove: ((value: string) => void) | undefined;
}

/** The values of a field, as tags before its input. */
export const FieldTags = ({ items, removeLabel, onRemove }: FieldTagsProps) =>
  items.map(({ value, label }) => {
    const removal = onRemove
      ? { removeLabel: removeLabel(label), onRemove: () => onRemove(value) }
      : {};
    return (
      <Tag key={value} {...removal} className={styles.value}>
        {label}
      </Tag>
    );
  });
