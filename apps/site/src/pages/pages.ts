// `pnpm new page <name>` adds a line.
export { beforeYouPrint } from './before-you-print/page.ts';
export { checkACode } from './check-a-code/page.ts';
export { home } from './home/page.ts';
export { notFound } from './not-found/page.ts';
export { plans } from './plans/page.ts';
export { printKit } from './print-kit/page.ts';
export { printPlanner } from './print-planner/page.ts';
export { qrcodeType } from './qrcode-type/page.ts';
export { qrcodeTypes } from './qrcode-types/page.ts';
export { quality } from './quality/page.ts';
export { sample } from './sample/page.ts';
export { samples } from './samples/page.ts';
export { sectionIndex } from './section-index/page.ts';
export { solution } from './solution/page.ts';
export { solutions } from './solutions/page.ts';
