import { onCLS, onINP, onLCP } from 'web-vitals';
import { reportVital } from './reports.ts';

/** Reports how fast and how steady this page view was for its visitor. */
export function reportVitals(): void {
  for (const onVital of [onLCP, onINP, onCLS]) {
    onVital(({ name, value }) => {
      reportVital(name, value);
    });
  }
}
