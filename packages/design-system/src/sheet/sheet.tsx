'use client';
import { cx } from 'class-variance-authority';
import type { ModalProps } from '../dialog/modal';
import { Modal } from '../dialog/modal';
import type { DialogChangeDetail } from '../dialog/use-open-reason';
import * as drawer from '../drawer/drawer.css';
import type { ChangeDetail } from '../internal/change-detail';
import { mergeProps } from '../internal/merge-props';
import { useControlledState } from '../internal/use-controlled-state';
import * as styles from './sheet.css';
import { SheetHandle } from './sheet-handle';

/** Why it opens or closes. `drag`: its handle was dragged below the first snap point. */
export type SheetChangeDetail = ChangeDetail<DialogChangeDetail['reason'] | 'drag'>;
/** Why it goes to another snap point: its handle was dragged, pressed, or moved by keys. */
export type SheetSnapDetail = ChangeDetail<'drag' | 'handlePress' | 'handleKey'>;

export type SheetProps = Omit<ModalProps, 'onOpenChange'> & {
  onOpenChange?: (open: boolean, detail: SheetChangeDetail) => void;
  /** Snap points: heights as fractions of the window's, ascending. Default: `[0.5, 0.92]`. */
  snapPoints?: readonly number[];
  /** Index of the current snap point; uncontrolled without it. */
  snap?: number;
  /** Index of the initial snap point, where the sheet keeps it itself. */
  defaultSnap?: number;
  /** Called with the index of the snap point it is to go to. */
  onSnapChange?: (snap: number, detail: SheetSnapDetail) => void;
  /** Accessible name of the handle: "Height". */
  resizeLabel: string;
};

const usual = [0.5, 0.92];

/**
 * A bottom sheet with several heights: places on a map, filters on a phone. For a single height use Drawer.
 */
export function Sheet({
  open: given,
  defaultOpen = false,
  onOpenChange,
  snapPoints = usual,
  snap: givenSnap,
  defaultSnap = 0,
  onSnapChange,
  resizeLabel,
  ...rest
}: SheetProps) {
  const [open, setOpen] = useControlledState<boolean, [SheetChangeDetail]>(
    given,
    defaultOpen,
    onOpenChange,
  );
  const [snap, setSnap] = useControlledState<number, [SheetSnapDetail]>(
    givenSnap,
    defaultSnap,
    onSnapChange,
  );
  return (
    <Modal
      {...mergeProps(
        {
          'data-component': 'sheet',
          'data-snap': snap,
          style: { height: `${(snapPoints[snap] ?? 1) * 100}dvh` },
          className: cx(drawer.sides.bottom, drawer.sheet, styles.sheet),
        },
        rest,
      )}
      open={open}
      onOpenChange={setOpen}
      handle={
        <SheetHandle
          label={resizeLabel}
          points={snapPoints}
          snap={snap}
          onSnap={(index, reason, event) => {
            if (index < 0) setOpen(false, { reason: 'drag', event });
            else setSnap(index, { reason, event });
          }}
        />
      }
    />
  );
}
