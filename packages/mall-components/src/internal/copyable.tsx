'use client';
import { CheckIcon, CopyIcon } from '@vermilion/design-system/icon';
import { IconButton } from '@vermilion/design-system/icon-button';
import { VisuallyHidden } from '@vermilion/design-system/visually-hidden';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as styles from './copyable.css';
import { messages } from './messages';

const SHOWN_MS = 2000;

export interface CopyableProps {
  /** What is shown and copied; it is not translated. */
  text: string;
  /** Label of the value: "Order number". */
  label: string;
  /** Makes the text a link, e.g. to call the number. */
  href?: string;
}

/** A value with a copy button. */
export function Copyable({ text, label, href }: CopyableProps) {
  const intl = useIntl();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Refused by the browser: the value is visible and can be selected
    }
  };
  return (
    <span data-component="copyable" className={styles.copyable}>
      {href ? (
        <a href={href} translate="no" className={styles.text}>
          {text}
        </a>
      ) : (
        <span translate="no" className={styles.text}>
          {text}
        </span>
      )}
      <IconButton
        size="sm"
        label={intl.formatMessage(messages.copyOf, { what: label })}
        icon={copied ? <CheckIcon /> : <CopyIcon />}
        onClick={() => void copy()}
        className={styles.button}
      />
      <VisuallyHidden role="status">
        {copied && <FormattedMessage {...messages.copied} />}
      </VisuallyHidden>
    </span>
  );
}
