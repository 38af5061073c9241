import type { CSSProperties } from 'react';
import { cards } from './mail-colors';

const ink = '#1d1a19';
const quiet = '#5f5856';
const rule = '#e7e0dd';
const panel = '#faf6f4';
const fonts =
  "-apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Thai', 'Noto Sans Lao', 'PingFang SC', Arial, sans-serif";

/** Words of any length stay inside, also where a table would grow with them. */
const breaking = { overflowWrap: 'anywhere', wordBreak: 'break-word' } as const;

/** Inline, since mail programs remove style sheets. */
export const styles = {
  body: { margin: 0, padding: '24px 0', backgroundColor: '#f6f2f0', fontFamily: fonts },
  card: {
    maxWidth: 560,
    margin: '0 auto',
    backgroundColor: cards.light,
    borderRadius: 12,
    borderTop: '4px solid',
    color: ink,
  },
  inside: { padding: '28px 24px 16px' },
  brand: { margin: '0 0 24px', fontSize: 18, lineHeight: '24px', fontWeight: 700 },
  heading: {
    margin: '0 0 12px',
    fontSize: 24,
    lineHeight: '32px',
    fontWeight: 700,
    color: ink,
    ...breaking,
  },
  text: { margin: '0 0 16px', fontSize: 16, lineHeight: '26px', color: ink, ...breaking },
  button: {
    display: 'inline-block',
    margin: '8px 0 24px',
    padding: '12px 24px',
    borderRadius: 8,
    fontSize: 16,
    lineHeight: '24px',
    fontWeight: 600,
    textDecoration: 'none',
  },
  title: { margin: '8px 0 4px', fontSize: 18, lineHeight: '28px', fontWeight: 700, color: ink },
  line: { borderBottom: `1px solid ${rule}`, padding: '12px 0' },
  pictureCell: { width: 72, verticalAlign: 'top' },
  picture: { borderRadius: 8, backgroundColor: panel },
  name: { paddingInlineEnd: 12, verticalAlign: 'top', ...breaking },
  strong: { margin: 0, fontSize: 15, lineHeight: '22px', fontWeight: 600, color: ink },
  small: { margin: 0, fontSize: 14, lineHeight: '20px', color: quiet, ...breaking },
  amount: {
    textAlign: 'end',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
    fontSize: 15,
    lineHeight: '22px',
    color: ink,
  },
  sums: { padding: '12px 0 16px' },
  sum: { lineHeight: '28px' },
  total: { fontSize: 16, lineHeight: '28px', fontWeight: 700, color: ink },
  totalAmount: {
    textAlign: 'end',
    whiteSpace: 'nowrap',
    fontSize: 18,
    lineHeight: '28px',
    fontWeight: 700,
    color: ink,
  },
  facts: {
    margin: '0 0 16px',
    padding: '8px 16px',
    backgroundColor: panel,
    border: `1px solid ${rule}`,
    borderRadius: 8,
  },
  fact: { padding: '8px 0' },
  factLabel: {
    margin: 0,
    fontSize: 13,
    lineHeight: '20px',
    fontWeight: 600,
    color: quiet,
  },
  factLine: { margin: 0, fontSize: 16, lineHeight: '24px', color: ink, ...breaking },
  footer: { maxWidth: 560, margin: '0 auto', padding: '16px 24px' },
  stop: { fontSize: 13, lineHeight: '24px', color: quiet, textDecoration: 'underline' },
  footerText: { margin: '0 0 4px', fontSize: 13, lineHeight: '20px', color: quiet },
} as const satisfies Record<string, CSSProperties>;

/** For programs that have a dark mode and keep style sheets. */
export const darkStyles = (link: string) => `
  @media (prefers-color-scheme: dark) {
    body, .page, .page > table, .page > table > tbody > tr > td { background-color: #161312 !important; }
    .card { background-color: ${cards.dark} !important; color: #f3eeec !important; }
    .card h1, .card h2, .card p, .card td { color: #f3eeec !important; }
    .card .quiet, .footer p, .footer a { color: #b8aeaa !important; }
    .card .brand a { color: ${link} !important; }
    .card .rule { border-color: #413a37 !important; }
    .card .panel { background-color: #2c2725 !important; border-color: #413a37 !important; }
  }
`;
