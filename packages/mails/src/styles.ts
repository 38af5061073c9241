import type { CSSProperties } from 'react';

const ink = '#1d1a19';
const quiet = '#5f5856';
const rule = '#e7e0dd';
const fonts = "-apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'PingFang SC', Arial, sans-serif";

/** Inline, since mail programs remove style sheets. */
export const styles = {
  body: { margin: 0, padding: '24px 0', backgroundColor: '#f6f2f0', fontFamily: fonts },
  card: {
    maxWidth: 560,
    margin: '0 auto',
    padding: '32px 24px',
    backgroundColor: '#ffffff',
    borderRadius: 12,
    color: ink,
  },
  brand: { margin: '0 0 24px', fontSize: 18, lineHeight: '24px', fontWeight: 700 },
  heading: { margin: '0 0 12px', fontSize: 22, lineHeight: '30px', fontWeight: 700, color: ink },
  text: { margin: '0 0 16px', fontSize: 16, lineHeight: '24px', color: ink },
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
  title: { margin: '16px 0 8px', fontSize: 16, lineHeight: '24px', fontWeight: 700, color: ink },
  row: { borderBottom: `1px solid ${rule}`, padding: '8px 0' },
  picture: { width: 68, verticalAlign: 'top' },
  strong: { margin: 0, fontSize: 15, lineHeight: '22px', fontWeight: 600, color: ink },
  small: { margin: 0, fontSize: 14, lineHeight: '20px', color: quiet },
  line: { margin: 0, fontSize: 15, lineHeight: '22px', color: ink },
  amount: { textAlign: 'end', verticalAlign: 'top', fontSize: 15, lineHeight: '22px', color: ink },
  sums: { padding: '12px 0' },
  footer: { maxWidth: 560, margin: '0 auto', padding: '16px 24px' },
  stop: { fontSize: 13, lineHeight: '24px', color: quiet, textDecoration: 'underline' },
  footerText: { margin: '0 0 4px', fontSize: 13, lineHeight: '18px', color: quiet },
} as const satisfies Record<string, CSSProperties>;

/** For programs that have a dark mode and keep style sheets. */
export const darkStyles = `
  @media (prefers-color-scheme: dark) {
    body, .page, .page > table, .page > table > tbody > tr > td { background-color: #161312 !important; }
    .card { background-color: #231f1d !important; color: #f3eeec !important; }
    .card h1, .card h2, .card p, .card td { color: #f3eeec !important; }
    .card .brand a { color: inherit !important; }
    .footer p, .footer a { color: #b8aeaa !important; }
  }
`;
