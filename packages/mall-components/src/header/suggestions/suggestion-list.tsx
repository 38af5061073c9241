'use client';
import { Button } from '@vermilion/design-system/button';
import { VisuallyHidden } from '@vermilion/design-system/visually-hidden';
import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { kinds, messages } from './messages';
import { SuggestionOption } from './suggestion-option';
import * as styles from './suggestions.css';
import type { SuggestionGroup, Suggestions, SuggestionSource } from './types';
import { useComboboxKeys } from './use-combobox-keys';
import { useInputText } from './use-input-text';
import { useSuggestions } from './use-suggestions';

/** Popup state, as ARIA attributes of the input. */
export interface PopupState {
  'aria-expanded': boolean;
  'aria-controls'?: string;
  'aria-activedescendant'?: string;
}

interface SuggestionListProps {
  /** The search input, which keeps focus. */
  input: HTMLInputElement;
  source: () => Promise<SuggestionSource>;
  onStateChange: (state: PopupState) => void;
}

/** The non-empty groups, each with the index of its first option in the whole list. */
function placed(all: readonly SuggestionGroup[]) {
  const groups = all.filter(({ items }) => items.length > 0);
  return groups.map((group, at) => ({
    ...group,
    start: groups.slice(0, at).reduce((sum, { items }) => sum + items.length, 0),
  }));
}

/** Suggestions below the search input while typing: a listbox whose options are links. */
export function SuggestionList({ input, source, onStateChange }: SuggestionListProps) {
  const intl = useIntl();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const { text, isFocused, blur } = useInputText(input, root);
  const [closedFor, setClosedFor] = useState<string>();
  const [active, setActive] = useState<{ of?: Suggestions; index: number }>({ index: -1 });
  const found = useSuggestions(source, text, isFocused && closedFor !== text);
  const groups = found ? placed(found.groups) : [];
  const options = groups.flatMap(({ items }) => items);
  const isOpen = isFocused && closedFor !== text && options.length > 0;
  // New suggestions start without an active option
  const shown = isOpen && active.of === found ? active.index : -1;
  const optionId = (index: number) => `${id}-${index}`;

  const close = () => setClosedFor(text);
  useComboboxKeys(input, {
    isOpen,
    onMove: (step) => {
      setClosedFor(undefined);
      // The input itself is one position in the cycle, before the first option
      const count = options.length + 1;
      setActive({ of: found, index: ((shown + 1 + step + count) % count) - 1 });
    },
    onChoose: () => {
      const option = document.getElementById(optionId(shown));
      option?.click();
      return option !== null;
    },
    onClose: close,
  });
  useEffect(() => {
    onStateChange({
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      'aria-activedescendant': shown < 0 ? undefined : `${id}-${shown}`,
    });
    document.getElementById(`${id}-${shown}`)?.scrollIntoView({ block: 'nearest' });
  }, [onStateChange, isOpen, id, shown]);

  return (
    <div ref={root}>
      <VisuallyHidden role="status">
        {isOpen && intl.formatMessage(messages.count, { count: options.length })}
      </VisuallyHidden>
      {isOpen && (
        // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- a press keeps focus in the input
        <div className={styles.popup} onMouseDown={(event) => event.preventDefault()}>
          {found?.didYouMean && (
            <p className={styles.meant}>
              <FormattedMessage {...messages.didYouMean} values={{ words: found.didYouMean }} />
            </p>
          )}
          {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the input has focus and handles the keys */}
          <div
            role="listbox"
            id={id}
            aria-label={intl.formatMessage(messages.label)}
            className={styles.list}
            onClick={blur}
          >
            {groups.map(({ kind, items, start }) => (
              <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
                <div id={`${id}-${kind}`} className={styles.heading}>
                  <FormattedMessage {...kinds[kind]} />
                </div>
                {items.map((suggestion, index) => (
                  <SuggestionOption
                    key={suggestion.id}
                    suggestion={suggestion}
                    id={optionId(start + index)}
                    active={start + index === shown}
                  />
                ))}
              </div>
            ))}
          </div>
          {groups[0]?.kind === 'recent' && (
            <Button
              variant="ghost"
              size="sm"
              className={styles.forget}
              onClick={() => {
                void source().then(({ onForget }) => onForget());
                close();
                input.focus();
              }}
            >
              <FormattedMessage {...messages.forget} />
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
