import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  base: '/qr-code/builder/',
  plugins: [react()],
  // Outside production styled-components inserts text into style elements, which the content security policy blocks.
  define: {
    SC_DISABLE_SPEEDY: 'false',
    __PSEUDO_LOCALES__: process.env['SITE_PSEUDO'] === '1' ? 'true' : 'undefined',
  },
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
    // jsPDF imports these to draw HTML and SVG, which the designer never does.
    rolldownOptions: { external: ['canvg', 'dompurify', 'html2canvas'] },
  },
}));
