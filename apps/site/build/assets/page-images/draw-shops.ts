import { toSvg } from '../drawing.ts';
import { AWNING, FRUIT } from './market.ts';
import { tape } from './tape.ts';

/** The flat images on the sample pages of a tailor and of a market stall, by file name. */
export async function drawShops(): Promise<ReadonlyMap<string, Buffer>> {
  const drawings = { tape: await tape(), 'stall-awning': AWNING, ...FRUIT };
  return new Map(
    Object.entries(drawings).map(([name, drawing]) => [`${name}.svg`, toSvg(drawing)] as const),
  );
}
