/** An e-mail or a text message. */
export interface OutboxMail {
  kind: 'email' | 'sms';
  to: string;
  subject: string;
  text: string;
  code: string | null;
  createdAt: string;
}

export interface OutboxView {
  kind: string | undefined;
  refresh: boolean;
}

const KINDS = [
  [undefined, 'Everything'],
  ['email', 'Mails'],
  ['sms', 'Text messages'],
] as const;

const addressOf = ({ kind, refresh }: OutboxView) => {
  const query = [kind && `kind=${kind}`, refresh && 'refresh=on'].filter(Boolean).join('&amp;');
  return query ? `/outbox?${query}` : '/outbox';
};

/** The outbox as an HTML page: newest first, without scripts. */
export function outboxPage(mails: readonly OutboxMail[], view: OutboxView): string {
  const kind = KINDS.find(([known]) => known === view.kind)?.[0];
  const { refresh } = view;
  const tabs = KINDS.map(
    ([id, name]) =>
      `<a href="${addressOf({ kind: id, refresh })}"${id === kind ? ' aria-current="page"' : ''}>${name}</a>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
${refresh ? '<meta http-equiv="refresh" content="3">' : ''}
<title>Outbox (${mails.length})</title>
<style>${STYLE}</style>
</head>
<body>
<header><h1>Outbox</h1>
<p>Mails and messages that this mall would have sent. Only this computer can read them.</p>
<nav aria-label="Kind">${tabs.join('')}</nav>
<a href="${addressOf({ kind, refresh: !refresh })}">${refresh ? 'Stop refreshing' : 'Refresh by itself'}</a></header>
<main>${mails.map(mailArticle).join('\n') || '<p>Nothing has been sent yet.</p>'}</main>
</body>
</html>`;
}

const mailArticle = ({ to, subject, text, code, createdAt }: OutboxMail) => `<article>
<h2>${escapeHtml(subject)}</h2>
<p class="meta">to ${escapeHtml(to)} · <time>${escapeHtml(createdAt)}</time></p>
${code ? `<p class="code">${escapeHtml(code)}</p>` : ''}
<pre>${escapeHtml(text)}</pre>
</article>`;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);

const STYLE = `
body{margin:0 auto;max-width:44rem;padding:2rem 1rem;font:16px/1.5 system-ui,sans-serif;color:#1c1a19;background:#f6f4f2}
header{margin-bottom:1.5rem}h1{margin:0;font-size:1.75rem}h2{margin:0;font-size:1.1rem}
a{color:#b3201a}article{background:#fff;border:1px solid #e3dedb;border-radius:12px;padding:1rem 1.25rem;margin-bottom:1rem}
.meta{margin:.25rem 0;color:#5c5754}.code{margin:.5rem 0;font:600 1.75rem/1 ui-monospace,monospace;letter-spacing:.2em}
nav{display:flex;gap:1rem;margin:.75rem 0}nav a[aria-current]{color:inherit;font-weight:600;text-decoration:none}
pre{margin:.5rem 0 0;white-space:pre-wrap;font:inherit}`;
