export interface WaybillLine {
  /** Its number in the text, from 1. */
  line: number;
  /** As it was written. */
  text: string;
  orderNo: string;
  company: string;
  waybillNo: string;
}

/** The values of a line, by commas, semicolons or tabs; a value in quotes may have them, and a quote twice. */
function valuesOf(text: string): string[] {
  const separator = /[\t;]/.exec(text)?.[0] ?? ',';
  const value = new RegExp(`(?:^|${separator}) *(?:"((?:[^"]|"")*)"|([^${separator}]*))`, 'g');
  return [...text.matchAll(value)].map(([, quoted, plain = '']) =>
    (quoted === undefined ? plain : quoted.replaceAll('""', '"')).trim(),
  );
}

/** Orders with their parcels, one a line; empty lines are left out. A value that is missing is empty. */
export const readLines = (text: string): WaybillLine[] =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line, at) => ({ line: at + 1, text: line.trim() }))
    .filter((one) => one.text)
    .map((one) => {
      const [orderNo = '', company = '', waybillNo = ''] = valuesOf(one.text);
      return { ...one, orderNo, company, waybillNo };
    });
