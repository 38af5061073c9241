import { Checkbox } from '@vermilion/design-system/checkbox';
import { ErrorIcon } from '@vermilion/design-system/icon';
import type { ReactNode, Ref } from 'react';
import { useId } from 'react';
import * as styles from './agreement-checkbox.css';

interface AgreementCheckboxProps {
  ref?: Ref<HTMLInputElement>;
  id?: string;
  name?: string;
  label: ReactNode;
  agreed: boolean;
  /** The error; announced when it appears. */
  problem: ReactNode;
  /** The form has an error summary, which announces it. */
  isListed?: boolean;
  onChange: (agreed: boolean) => void;
}

/** The checkbox of an agreement, with an error below it when it has to be checked. */
export function AgreementCheckbox(props: AgreementCheckboxProps) {
  const { agreed, problem, isListed, onChange, ...rest } = props;
  const problemId = useId();
  return (
    <div>
      <Checkbox
        {...rest}
        checked={agreed}
        invalid={Boolean(problem)}
        aria-describedby={problem ? problemId : undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
      <p id={problemId} role={isListed ? undefined : 'alert'} className={styles.problem}>
        {problem && (
          <>
            <ErrorIcon size="sm" />
            {problem}
          </>
        )}
      </p>
    </div>
  );
}
