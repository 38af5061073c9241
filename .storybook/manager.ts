import { addons } from 'storybook/manager-api';
import { themeOf } from '../packages/design-system/src/foundations/brand-theme';
import { docsTheme } from './docs-theme';

const { color, font } = themeOf({}).tokens;

/** The mark of the storefront's icon and the name beside it. */
const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 32"><rect width="32" height="32" rx="8" fill="${color.brandAccent}"/><path d="M8 9.5h4.2L16 19.4l3.8-9.9H24L17.8 24h-3.6z" fill="${color.brandAccentOn}"/><text x="42" y="23" font-family="${font.family.latin.replaceAll('"', "'")}" font-size="20" font-weight="600" fill="${color.text}">Vermilion</text></svg>`;

addons.setConfig({
  theme: {
    ...docsTheme({}),
    brandTitle: 'Vermilion',
    brandImage: `data:image/svg+xml,${encodeURIComponent(logo)}`,
    brandUrl: '?path=/story/introduction--introduction',
    brandTarget: '_self',
  },
});
