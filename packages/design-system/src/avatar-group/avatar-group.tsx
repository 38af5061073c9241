import { cva } from 'class-variance-authority';
import type { AvatarProps } from '../avatar/avatar';
import { Avatar } from '../avatar/avatar';
import * as avatar from '../avatar/avatar.css';
import type { AvatarSize } from '../avatar/avatar-size';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import * as styles from './avatar-group.css';

/** A person of an AvatarGroup. */
export interface AvatarGroupItem extends Pick<AvatarProps, 'src' | 'sources'> {
  /** Whose avatar it is: its initials stand in for a missing image. Not announced: `label` names them all. */
  name: string;
}

export type AvatarGroupProps = PropsOf<
  'span',
  {
    /** Accessible name of the group: "Mina Sato, Li Wei and 3 others". */
    label: string;
    /** The people, the first ones at the start. Those beyond `max` are only counted. */
    items: readonly AvatarGroupItem[];
    /** Maximum number of avatars shown; the rest become a number. */
    max?: number;
    /** Text for the hidden rest. Default: "+3". */
    moreLabel?: string;
    /** Diameter: 32, 40, 64 or 96 px in the default brand. */
    size?: AvatarSize;
    children?: never;
  }
>;

const memberRecipe = /* @__PURE__ */ cva(styles.member, {
  variants: { size: styles.overlaps satisfies Record<AvatarSize, string> },
});
const moreRecipe = /* @__PURE__ */ cva([avatar.avatar, avatar.shapes.circle, styles.more], {
  variants: { size: avatar.sizes },
});

/** Several people as overlapping avatars. */
export function AvatarGroup({
  label,
  items,
  max = 4,
  moreLabel,
  size = 'md',
  ...rest
}: AvatarGroupProps) {
  const hidden = Math.max(items.length - max, 0);
  const own = {
    'data-component': 'avatar-group',
    role: 'img',
    'aria-label': label,
    className: styles.group,
  };
  return (
    <span {...mergeProps(own, rest)}>
      {items.slice(0, max).map(({ name, src, sources }, index) => (
        <Avatar key={index} {...{ name, src, sources, size }} className={memberRecipe({ size })} />
      ))}
      {hidden > 0 && (
        <span
          aria-hidden="true"
          data-part="more"
          className={memberRecipe({ size, className: moreRecipe({ size }) })}
        >
          {moreLabel ?? <bdi dir="ltr">+{hidden}</bdi>}
        </span>
      )}
    </span>
  );
}
