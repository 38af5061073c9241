import { ThemeArea, ThemeProvider } from '@vermilion/design-system/theme-provider';
import { ToastProvider } from '@vermilion/design-system/toast';
import { MallProvider } from '@vermilion/mall-components/settings';
import { Openers } from './openers';
import { OwnElements } from './own-elements';

/** Elements of its own, and beside them components. */
export function App() {
  return (
    <ThemeProvider nonce="of-the-host">
      <OwnElements />
      <MallProvider locale="en">
        <ToastProvider label="Messages" dismissLabel="Dismiss">
          <ThemeArea brand="harbour" asChild>
            <main>
              <Openers />
            </main>
          </ThemeArea>
        </ToastProvider>
      </MallProvider>
    </ThemeProvider>
  );
}
