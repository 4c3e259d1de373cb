import { toSvg, type Drawing } from '../drawing.ts';
import { COMET } from './comet.ts';
import { CUTTINGS } from './cuttings.ts';
import { MILL_RACE, millWheel } from './mill-wheel.ts';
import { streetPlan } from './street-plan.ts';

/** The flat images of an illustrator, a dance club, an audio walk and a way to a door, by file name. */
export async function drawPosters(): Promise<ReadonlyMap<string, Buffer>> {
  const drawings: Readonly<Record<string, Drawing>> = {
    comet: COMET,
    'cutting-jug': CUTTINGS.jug,
    'cutting-pear': CUTTINGS.pear,
    'cutting-bird': CUTTINGS.bird,
    'cutting-branches': CUTTINGS.branches,
    'mill-race': MILL_RACE,
    'mill-wheel': await millWheel(),
    'street-plan': await streetPlan(),
  };
  return new Map(
    Object.entries(drawings).map(([name, drawing]) => [`${name}.svg`, toSvg(drawing)] as const),
  );
}
