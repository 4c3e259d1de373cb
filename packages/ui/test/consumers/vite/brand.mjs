// Creates the theme sheet of a brand at build time.
import { createTheme } from '@waypage/ui/theme';
import { writeFile } from 'node:fs/promises';

await writeFile(
  'src/brand.css',
  createTheme({
    colors: { signal: '#0F766E', ink: '#1F2937', paper: '#FFFBF5' },
    fonts: {
      display: "'Bookman Old Style', 'URW Bookman', Georgia, serif",
      text: "'Century Gothic', 'URW Gothic', Futura, sans-serif",
      displayWeight: 600,
    },
    radius: '12px',
  }),
);
