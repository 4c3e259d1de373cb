import '@waypage/ui/base.css';
import '@waypage/ui/theme.css';
import { StyleRegistry } from './StyleRegistry.jsx';

export const metadata = { title: 'Next consumer', icons: 'data:,' };

export default function RootLayout({ children }) {
  return (
    <html lang="en">
      <body>
        <StyleRegistry>{children}</StyleRegistry>
      </body>
    </html>
  );
}
