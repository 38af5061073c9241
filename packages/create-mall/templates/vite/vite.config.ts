import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // Vite would find what is loaded on demand later, and load the page anew
  optimizeDeps: { entries: ['index.html', 'mall/**/*.{ts,tsx}'] },
  // Calls of the page go to the mall, for `vite preview` too
  server: { proxy: { '/api': { target: process.env.MALL_API_URL, changeOrigin: true } } },
});
