import type { Design } from '../design/design.ts';

export interface OptionsProps {
  readonly design: Design;
  readonly change: (change: Partial<Design>) => void;
}
