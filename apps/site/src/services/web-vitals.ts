import { onCLS, onINP, onLCP } from 'web-vitals';
import { reportVital } from './reports.ts';

export function reportVitals(): void {
  for (const onVital of [onLCP, onINP, onCLS]) {
    onVital(({ name, value }) => reportVital(name, value));
  }
}
