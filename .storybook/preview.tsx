import '../packages/design-system/src/styles';
import './docs.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { onlyPlainControls } from './controls';
import { LazyDocsFrame, LazyDocsPage } from './docs';
import { globalTypes, initialGlobals } from './globals';
import { Setting } from './setting';

// Lazy components may take longer than the default second on a busy machine
configure({ asyncUtilTimeout: 5000 });

// Stylesheets of all brands, for the toolbar
import.meta.glob('../packages/design-system/src/brands/*/theme.css.ts', { eager: true });

// Checks of the test-runner, loaded on demand
Object.assign(globalThis, { storyChecks: () => import('./checks') });

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    docs: { container: LazyDocsFrame, page: LazyDocsPage },
    controls: { expanded: true, matchers: { color: /color$/i } },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Changelog',
          'Guides',
          'Foundations',
          'Patterns',
          'Design system',
          ['Layout', 'Text', 'Actions'],
          'Mall',
          ['Overview'],
          'Back office',
          '*',
          'Also called',
        ],
      },
    },
    viewport: {
      options: {
        narrow: { name: 'Narrow 320', styles: { width: '320px', height: '720px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  argTypesEnhancers: [onlyPlainControls],
  initialGlobals,
  globalTypes,
  decorators: [
    (Story, { globals, viewMode }) => (
      <Setting
        inDocs={viewMode === 'docs'}
        brand={String(globals.brand)}
        colorMode={String(globals.colorMode)}
        locale={String(globals.locale)}
        direction={String(globals.direction)}
        density={String(globals.density)}
        textSize={String(globals.textSize)}
      >
        <Story />
      </Setting>
    ),
  ],
};
export default preview;
