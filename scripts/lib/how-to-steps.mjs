import { Problem } from './problem.mjs';

const fence = /^```(\w+)(.*)\n([\s\S]*?)^```$/gm;
const attribute = /(\w+)=(?:"([^"]*)"|(\S+))/g;

/**
 * Steps of a how-to, from its fenced blocks:
 * - ```` ```ts file=PATH ```` creates a file
 * - with `after="TEXT"` inserts below the line that contains TEXT, with `line="TEXT"` replaces it,
 * and with `to="END"` replaces all lines up to the next one that contains END
 * - ```` ```json file=PATH merge=true ```` adds keys to a flat object
 * - ```` ```sh ```` is commands, one per line
 * Inserted code is indented like its position. Other blocks are ignored. The text must name every
 * written file, since attributes are not rendered.
 */
export function stepsOf(name, markdown) {
  const steps = [];
  const prose = markdown.replace(fence, '');
  for (const [, language, info, content] of markdown.matchAll(fence)) {
    const given = Object.fromEntries(
      [...info.matchAll(attribute)].map(([, key, quoted, plain]) => [key, quoted ?? plain]),
    );
    if (language === 'sh') {
      const commands = content.trim().split('\n');
      steps.push(...commands.map((command) => ({ name, kind: 'command', command })));
    }
    if (!given.file) continue;
    if (!prose.includes(`\`${given.file}\``)) {
      throw new Problem(`${name}: the text does not name ${given.file}, which it writes.`);
    }
    steps.push({ name, kind: 'file', content, ...given });
  }
  return steps;
}

function lineWith(text, lines, { name, file }) {
  const found = lines.flatMap((line, at) => (line.includes(text) ? [at] : []));
  if (found.length === 1) return found[0];
  throw new Problem(`${name}: ${file} has ${found.length} lines with "${text}", not one.`);
}

/** Indentation of a line, or below it if the line opens a block. */
const depthOf = (line, below) =>
  /^ */.exec(line)[0].length + (below && /[{([:]$/.test(line) ? 2 : 0);

/** Reindents code. */
function indented(content, depth) {
  const lines = content.trimEnd().split('\n');
  const own = Math.min(...lines.filter(Boolean).map((line) => depthOf(line, false)));
  return lines.map((line) => (line ? ' '.repeat(depth) + line.slice(own) : line));
}

/** Content of a file after a step; `before` is undefined for a new file. */
export function written(step, before) {
  const { name, file, content, after, line, to, merge } = step;
  if (!after && !line && !merge) {
    if (before !== undefined) throw new Problem(`${name}: ${file} exists already.`);
    return content;
  }
  if (before === undefined) throw new Problem(`${name}: there is no ${file}.`);
  if (merge) {
    const all = { ...JSON.parse(before), ...JSON.parse(content) };
    const sorted = Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1));
    return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
  }
  const lines = before.split('\n');
  const at = lineWith(after ?? line, lines, step);
  const piece = indented(content, depthOf(lines[at], Boolean(after)));
  const end = to ? lines.findIndex((one, index) => index >= at && one.includes(to)) : at;
  lines.splice(after ? at + 1 : at, after ? 0 : end - at + 1, ...piece);
  return lines.join('\n');
}
