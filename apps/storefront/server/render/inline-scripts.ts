import keepTexts from '../../src/inline/keep-texts?script';
import loadEntry from '../../src/inline/load-entry?script';
import readVisitor from '../../src/inline/read-visitor?script';
import recordEarlyInput from '../../src/inline/record-early-input?script';

const tag = (nonce: string, code: string, attributes = '') =>
  `<script nonce="${nonce}"${attributes}>${code}</script>`;

/** The scripts that run before the page is painted: the first ones in the document's head. */
export const earlyScripts = (nonce: string) =>
  [readVisitor, recordEarlyInput, keepTexts].map((code) => tag(nonce, code)).join('');

/**
 * The script that loads the entry later, for the document's head after the tags that list the page's scripts and its
 * stylesheet.
 */
export const loadEntryLater = (nonce: string, entry: string) =>
  tag(nonce, loadEntry, ` data-entry="${entry}"`);

/** The inline script that ends the shell of a page whose scripts are deferred: they may run from here on. */
export const SHELL_END_SCRIPT = '__SHELL_PARSED__()';
