import type { Design } from '../design/design.ts';

/** What every group of options gets. */
export interface OptionsProps {
  readonly design: Design;
  readonly change: (change: Partial<Design>) => void;
}
