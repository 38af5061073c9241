import type { Finding } from './examine';

/** The findings as lines of text, the fatal ones first, or as JSON. */
export function tellFindings(
  findings: readonly Finding[],
  { isJson, out }: { isJson: boolean; out: (text: string) => void },
): void {
  const isFit = !findings.some(({ level }) => level === 'fatal');
  if (isJson) return out(JSON.stringify({ fit: isFit, findings }, null, 2));
  for (const level of ['fatal', 'warning'] as const)
    for (const { text } of findings.filter((one) => one.level === level))
      out(`${level === 'fatal' ? 'FATAL  ' : 'warning'} ${text}`);
  const warnings = findings.length;
  if (!isFit) out('A server refuses to start until what is fatal is put right.');
  else out(warnings === 0 ? 'Nothing is wrong.' : 'A server starts.');
}

/** 1 when a server would refuse to start. */
export const exitCodeOf = (findings: readonly Finding[]): number =>
  findings.some(({ level }) => level === 'fatal') ? 1 : 0;
