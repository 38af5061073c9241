import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // Vite would find what is loaded on demand later, and load the page anew
  optimizeDeps: { entries: ['index.html', 'mall/**/*.{ts,tsx}'] },
  // What changes with React and React Router only stays in the caches of browsers
  build: {
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
            },
          ],
        },
      },
    },
  },
  // Calls of the page go to the mall, for `vite preview` too
  server: { proxy: { '/api': { target: process.env.MALL_API_URL, changeOrigin: true } } },
});
