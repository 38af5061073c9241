import { readdirSync } from 'node:fs';

/**
 * The folders of a workspace, lowest first: each imports only those before it. Files beside the folders put the
 * workspace together, and import all of them.
 */
export const storeys = {
  'apps/storefront/src': `
    wire browser i18n deps page-params routing errors session inline mall seo shared
    captcha collection goods shop address coupon cart order checkout refund review search settlement
    sign-in frame pages app`,
  'apps/back-office/src': `
    wire i18n errors shared second-factor session records trades categories home-page agreements words applications shops shoppers
    payouts keys jobs audit orders slips waybills refunds reviews today goods goods-editor coupons delivery profile shop-home shop-categories
    money staff mails frame pages`,
  'packages/mall-components/src': `
    country-names styles country-code drawing settings internal next react-router
    delivery error goods help recent address category collection login pictures points
    order profile account checkout coupon review settlement header home sku cart footer refund share shop`,
  'packages/mall-data/src': `
    format proof-of-work queries login address profile coupon goods shop collection home cart order points checkout
    refund review settlement account`,
  'packages/design-system/src': `
    theme-attributes tokens use-dismiss brands design-tokens styles internal
    badge button-group color-swatch container description-list divider empty-state grid hover-card icon image
    inline link popover progress-bar qr-code rating route-progress skeleton skip-link spinner stack
    surface text theme-provider tooltip truncate visually-hidden
    alert avatar breadcrumbs button card count-badge countdown data-list field floating-widget heading
    mega-menu menu meter number-stepper pagination scroll-to-top slider stat steps switch table tabs tag timeline
    avatar-group carousel checkbox code-field combo-box dialog disclosure form icon-button number-field radio-group
    select table-expansion table-selection tag-input text-area text-field toast toggle-button
    accordion banner calendar checkbox-group confirm-dialog drawer dropdown-menu file-upload gallery
    multi-select password-field radio-cards rating-input search-field segmented-control
    date-picker dropdown-menu-choice dropdown-menu-sub sheet`,
};

/** Folders of tests and documentation, which import what they like. */
const beside = ['testing', 'docs', 'foundations', 'stories'];

/** Files of tests and documentation, as a pattern of paths. */
export const besideFiles =
  '/testing/|\\.(test|stories|sample|examples|docs)\\.tsx?$|/src/(docs|foundations|stories)/';

/** Throws unless every folder has a place in its table, and every name a folder. */
export function checkFolders(parent, known) {
  const folders = readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !beside.includes(entry.name))
    .map(({ name }) => name);
  const missing = folders.find((name) => !known.includes(name));
  if (missing) throw new Error(`The table of ${parent} lacks "${missing}".`);
  const gone = known.find((name) => !folders.includes(name));
  if (gone) throw new Error(`The table of ${parent} names "${gone}", which is no folder.`);
}

const namesIn = (text) => text.split(/\s+/).filter(Boolean);

/** The rules for dependency-cruiser: one for each folder. */
export function storeyRules() {
  return Object.entries(storeys).flatMap(([parent, text]) => {
    const names = namesIn(text);
    checkFolders(parent, names);
    return names.map((from, at) => ({
      name: `${from} imports only storeys below it`,
      severity: 'error',
      from: { path: `^${parent}/${from}/`, pathNot: besideFiles },
      to: {
        path: `^${parent}/[^/]+/`,
        pathNot: `^${parent}/(${names.slice(0, at + 1).join('|')})/`,
      },
    }));
  });
}
