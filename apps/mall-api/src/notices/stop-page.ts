import { cards, formatMessage, mailColors, type Topic } from '@vermilion/mails';
import type { Language } from '../kernel/language';

/** `ask`: before anything is done; `unknown`: the link was not made here. */
type State = 'ask' | 'stopped' | 'resumed' | 'unknown';

interface StopPage {
  language: Language;
  state: State;
  topic: Topic;
  /** The name of the mall, and where it is. */
  mall: string;
  url: string;
  /** Of the mall, as in its mails. */
  color: string;
}

/** What one can do there, and the last part of its path. */
const actions = {
  ask: { id: 'stop.button', form: '' },
  stopped: { id: 'stop.undo', form: '?undo' },
  resumed: { id: 'stop.button', form: '?' },
} as const;

/** The page of a link that stops mails: it says what has happened, and lets one undo it. Without scripts. */
export function stopPage({ language, state, topic, mall, url, color }: StopPage): string {
  const say = (id: Parameters<typeof formatMessage>[1], values = {}) =>
    escapeHtml(formatMessage(language, id, values));
  const title = say(`stop.${state}`);
  const name = state === 'unknown' ? '' : formatMessage(language, `topic.${topic}`);
  const action = state === 'unknown' ? undefined : actions[state];
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${title} – ${escapeHtml(mall)}</title><style>${styleOf(color)}</style></head>
<body><main>
<p class="brand"><a href="${escapeHtml(url)}">${escapeHtml(mall)}</a></p>
<h1>${title}</h1>
<p>${say(`stop.${state}Text`, { topic: name })}</p>
${action ? `<form method="post" action="${action.form}"><button${state === 'ask' ? '' : ' class="plain"'}>${say(action.id)}</button></form>` : ''}
</main></body>
</html>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);

/** As the mails look. */
function styleOf(color: string): string {
  const { fill, onFill, link } = mailColors(color);
  return `
body{margin:0;padding:24px 0;font:16px/26px -apple-system,'Segoe UI',Roboto,'Noto Sans','PingFang SC',Arial,sans-serif;color:#1d1a19;background:#f6f2f0}
main{box-sizing:border-box;max-width:560px;margin:0 auto;padding:28px 24px 32px;background:${cards.light};border-top:4px solid ${fill};border-radius:12px}
.brand{margin:0 0 24px;font-weight:700;font-size:18px}.brand a{color:${link.light};text-decoration:none}
h1{margin:0 0 12px;font-size:24px;line-height:32px;overflow-wrap:anywhere}p{margin:0 0 24px}
button{min-height:48px;padding:12px 24px;border:1px solid ${fill};border-radius:8px;font:600 16px/24px inherit;font-family:inherit;color:${onFill};background:${fill};cursor:pointer}
.plain{color:inherit;background:none;border-color:currentcolor}
a:focus-visible,button:focus-visible{outline:3px solid currentcolor;outline-offset:2px}button:focus-visible{outline-color:#1d1a19}
@media(prefers-color-scheme:dark){body{color:#f3eeec;background:#161312}main{background:${cards.dark}}.brand a{color:${link.dark}}button:focus-visible{outline-color:#f3eeec}}`;
}
