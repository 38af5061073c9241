import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from './problem.mjs';

/** Folder of the unreleased state, which is never the latest version. */
export const NEXT = 'next';

const RELEASE = /^\d+\.\d+\.\d+$/;
const newestFirst = (a, b) => b.localeCompare(a, 'en', { numeric: true });

/** The releases in the folder of a site, newest first. */
const releasesIn = (site) =>
  readdirSync(site)
    .filter((name) => RELEASE.test(name))
    .sort(newestFirst);

const isFolder = (site, name) => readdirSync(site).includes(name);

function indexPage(versions) {
  const item = ({ name, path }) => `      <li><a href="${path}">${name}</a></li>`;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta name="color-scheme" content="light dark" />
    <title>Vermilion Storybook: versions</title>
    <style>
      body { max-width: 40rem; margin: 4rem auto; padding: 0 1rem; font: 1rem/1.6 system-ui, sans-serif; }
      a { display: inline-block; min-height: 1.5rem; }
    </style>
  </head>
  <body>
    <main>
      <h1>Vermilion Storybook</h1>
      <ul>
${versions.map(item).join('\n')}
      </ul>
    </main>
  </body>
</html>
`;
}

function replaceFolder(from, to) {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
}

/**
 * Adds a built Storybook to a site of all versions, or replaces that version: a folder for each, `latest` as a copy of
 * the newest release, `versions.json` and a page with links. Links are relative, so that any static host can serve the
 * site from any path. Returns what is in `versions.json`.
 */
export function addToSite(site, built, version) {
  if (version !== NEXT && !RELEASE.test(version))
    throw new Problem(`"${version}" is neither a release like 1.2.3 nor "${NEXT}".`);
  mkdirSync(site, { recursive: true });
  replaceFolder(built, join(site, version));
  const releases = releasesIn(site);
  const [latest] = releases;
  if (latest === version) replaceFolder(built, join(site, 'latest'));
  const versions = [
    ...releases.map((name) => ({ name, path: `./${name}/` })),
    ...(isFolder(site, NEXT) ? [{ name: NEXT, path: `./${NEXT}/` }] : []),
  ];
  const listed = { latest: latest ?? null, versions };
  writeFileSync(join(site, 'versions.json'), `${JSON.stringify(listed, null, 2)}\n`);
  writeFileSync(join(site, 'index.html'), indexPage(versions));
  return listed;
}
