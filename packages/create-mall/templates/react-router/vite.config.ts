import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  // Vite would find what is loaded on demand later, and load the page anew
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', 'mall/**/*.{ts,tsx}'] },
});
