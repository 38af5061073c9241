'use client';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useDisclosure } from 'react-aria/useDisclosure';
import type { HeadingLevel } from '../heading/heading';
import { ChevronDownIcon } from '../icon/icons-direction';
import type { ChangeDetail } from '../internal/change-detail';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import { useControlledState } from '../internal/use-controlled-state';
import * as styles from './disclosure.css';
import type { DisclosureVariant } from './disclosure-recipe';
import { contentRecipe, disclosureRecipe, triggerRecipe } from './disclosure-recipe';

/** Why it opens or closes. `foundInPage`: the browser's search of the page found its content. */
export type DisclosureChangeDetail = ChangeDetail<'triggerPress' | 'foundInPage'>;

export type DisclosureProps = PropsOf<
  'div',
  {
    /** Label of the button; it stays the same when the panel opens. */
    title: ReactNode;
    /** Wraps the button in a heading of this level. */
    level?: HeadingLevel;
    open?: boolean;
    defaultOpen?: boolean;
    onOpenChange?: (open: boolean, detail: DisclosureChangeDetail) => void;
    disabled?: boolean;
    /** `text` below running text; `row` for a full-width row in a list. */
    variant?: DisclosureVariant;
    children: ReactNode;
  }
>;

/** A button that shows and hides a panel. Find in page opens a closed panel. */
export function Disclosure({
  title,
  level,
  open: given,
  defaultOpen = false,
  onOpenChange,
  disabled = false,
  variant = 'text',
  children,
  ...rest
}: DisclosureProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [isExpanded, setOpen] = useControlledState(given, defaultOpen, onOpenChange);
  const change = (reason: DisclosureChangeDetail['reason'], event?: Event) =>
    setOpen(!isExpanded, { reason, event });
  const found = () => change('foundInPage');
  // Only find in page changes the state through the hook: the button is a native one
  const state = { isExpanded, setExpanded: found, expand: found, collapse: found, toggle: found };
  const { buttonProps, panelProps } = useDisclosure({ isDisabled: disabled }, state, panel);
  const Title = level ? (`h${level}` as const) : 'div';
  const own = {
    'data-component': 'disclosure',
    'data-state': isExpanded ? 'open' : 'closed',
    'data-variant': variant,
    className: disclosureRecipe({ variant }),
  };
  return (
    <div {...mergeProps(own, rest)}>
      <Title className={styles.title}>
        <button
          type="button"
          data-part="trigger"
          id={buttonProps.id}
          aria-expanded={isExpanded}
          aria-controls={panelProps.id}
          disabled={disabled}
          onClick={({ nativeEvent }) => change('triggerPress', nativeEvent)}
          className={triggerRecipe({ variant })}
        >
          <span className={styles.name}>{title}</span>
          <ChevronDownIcon size="sm" className={styles.chevron} />
        </button>
      </Title>
      <div
        {...panelProps}
        aria-hidden={undefined}
        ref={panel}
        data-part="panel"
        className={styles.panel}
      >
        <div className={contentRecipe({ variant })}>{children}</div>
      </div>
    </div>
  );
}
