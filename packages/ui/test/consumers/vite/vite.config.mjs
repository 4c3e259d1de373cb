import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss()],
  ...(!isSsrBuild && {
    build: {
      rolldownOptions: {
        input: ['index.html', 'plain.html', 'tailwind.html', 'cases.html'],
      },
    },
  }),
}));
