import type { PageDefinition } from '../page-definition.ts';
import { SECTIONS } from './sections/sections.ts';

export const home = {
  parts: SECTIONS,
  namespaces: ['home'],
} as const satisfies PageDefinition;
