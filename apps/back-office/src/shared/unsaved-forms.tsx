import { createContext, type ReactNode, use, useCallback, useEffect, useId, useState } from 'react';
import { UnsavedGuard } from './unsaved-guard';

type Report = (id: string, isDirty: boolean) => void;

const ReportContext = createContext<Report | undefined>(undefined);

/** Around a page with several forms: the router can keep back one navigation only, so there is one guard for all. */
export function UnsavedForms({ children }: { children: ReactNode }) {
  const [dirty, setDirty] = useState<readonly string[]>([]);
  const report = useCallback<Report>(
    (id, isDirty) =>
      setDirty((ids) => [...ids.filter((one) => one !== id), ...(isDirty ? [id] : [])]),
    [],
  );
  return (
    <ReportContext value={report}>
      <UnsavedGuard when={dirty.length > 0} />
      {children}
    </ReportContext>
  );
}

/** The guard of a form: that of the page where it has one. */
export function FormGuard({ when }: { when: boolean }) {
  const report = use(ReportContext);
  const id = useId();
  useEffect(() => {
    report?.(id, when);
    return () => report?.(id, false);
  }, [report, id, when]);
  return report ? null : <UnsavedGuard when={when} />;
}
