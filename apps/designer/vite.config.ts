import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/qr-code/builder/',
  plugins: [react()],
  // Outside production styled-components writes text into style elements, which the policy blocks.
  define: { SC_DISABLE_SPEEDY: 'false' },
  resolve: {
    conditions: [...(command === 'serve' ? ['@waypage/source'] : []), ...defaultClientConditions],
  },
  worker: { format: 'es' as const },
  server: { port: 5174, strictPort: true },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    // jsPDF would load these to draw HTML and SVG; nothing here asks it to.
    rolldownOptions: { external: ['canvg', 'dompurify', 'html2canvas'] },
  },
}));
