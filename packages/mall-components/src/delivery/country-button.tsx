'use client';
import type { SelectChangeDetail } from '@vermilion/design-system/select';
import { type ReactNode, useRef, useState } from 'react';
import { lazyComponent } from '../internal/lazy-component';
import * as styles from './country-button.css';

const LazyCountrySelect = lazyComponent(
  async () => (await import('./country-select')).CountrySelect,
);

interface CountryButtonProps {
  id?: string;
  'aria-labelledby'?: string;
  /** ISO 3166-1 alpha-2 of the chosen country. */
  code: string | undefined;
  onCountryChange: (code: string, detail: SelectChangeDetail) => void;
  /** Label. */
  children: ReactNode;
}

/** The country of delivery; a press replaces it by the choice of another. */
export function CountryButton({ code, onCountryChange, children, ...rest }: CountryButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [choosing, setChoosing] = useState(false);
  const close = () => {
    setChoosing(false);
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <>
      {choosing && (
        <LazyCountrySelect
          code={code}
          onCountryChange={(next, detail) => {
            onCountryChange(next, detail);
            close();
          }}
          onCancel={close}
        />
      )}
      <button
        {...rest}
        ref={button}
        type="button"
        hidden={choosing}
        className={styles.button}
        onClick={() => setChoosing(true)}
      >
        {children}
      </button>
    </>
  );
}
