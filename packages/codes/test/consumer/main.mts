import { writeFile } from 'node:fs/promises';
import { CodesError, describeContent, encodeCode } from '@waypage/codes';
import { drawCode, toPath, toPixels, toPng, toSvg, usedRecovery } from '@waypage/codes/draw';
import { degrade, gradeCode, judge, measureCode } from '@waypage/codes/judge';
import { checkPrint, layOutSheets, loadAlphabets, outlineText, toPdf } from '@waypage/codes/print';
import { PRINT_RULES } from '@waypage/codes/print-rules';
import { createReader, readCodes } from '@waypage/codes/read';

const text = 'https://waypage.example/orilla';
const code = encodeCode(text, { errorCorrection: 'H', minVersion: 4, mask: 0 });
const png: Uint8Array = await toPng(code, { moduleSizePx: 8, dpi: 300 });
const { data, width, height } = await toPixels(code);
const image = { data, width, height };
const alphabets = await loadAlphabets();
const { sheets } = layOutSheets({ layout: 'card', code, alphabets, texts: { title: 'Orilla' } });
const pdf = await toPdf(sheets, { title: 'Orilla', bleedMm: 3 });
await writeFile('code.png', png);
await writeFile('code.svg', toSvg(code, { widthMm: 30 }));
await writeFile('sheet.pdf', pdf);

const reader = createReader();
const read = [
  await readCodes(image),
  await reader.readCodes(image),
  await reader.readCodes({ drawing: drawCode(code), moduleSizePx: 4 }),
];
const refused = await Promise.all(
  [undefined, 'code.png', { drawing: drawCode(code), moduleSizePx: 1e6 }].map((wrong) =>
    reader.readCodes(wrong as never).catch(({ code: reason }: CodesError) => reason),
  ),
);
// The process ends though nobody closes the reader.
const size = { widthMm: 30, dpi: 300 };
const judged = [await judge(image, size), await reader.judge(image, size)];
const { modulePixels } = await measureCode(image);

function limitOf(refused: () => unknown): CodesError['limit'] {
  try {
    refused();
  } catch (error) {
    if (error instanceof CodesError) return error.limit;
  }
  return undefined;
}

console.log(
  JSON.stringify({
    code: [code.size, code.modules.length, code.version, code.mask, code.blocks.length],
    kind: describeContent(text).kind,
    drawn: [drawCode(code).width, toPath(code).startsWith('m'), usedRecovery(code, 7)],
    print: checkPrint({ modules: code.size, widthMm: 10 * PRINT_RULES.minSizeCm })[0]?.severity,
    outlined: outlineText(alphabets, 'a', {
      x: 0,
      y: 0,
      width: 9,
      height: 9,
      size: 5,
      minSize: 2,
      face: 'wide',
    }).isCut,
    read: read.map(([first]) => [first?.text, first?.format, first?.decoder]),
    refused,
    judged: judged.map(({ verdict, grades }) => [verdict, grades?.overall]),
    graded: (await gradeCode(image))?.causes,
    views: degrade(image, { modulePixels }).length,
    limit: limitOf(() => encodeCode('x'.repeat(2332))),
  }),
);
