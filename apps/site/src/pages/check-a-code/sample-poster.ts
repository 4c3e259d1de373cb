import { encodeQr } from '@waypage/ui/qr-code';

interface PosterText {
  readonly headline: string;
  readonly line: string;
  readonly what: string;
  readonly band: string;
}

const WIDTH = 1600;
const HEIGHT = 1370;
const MODULE = 15;

const CODE_URL = 'https://tinyhop.example/nm26';

const SALMON = '#F2A893';
const BROWN = '#925C4E';
const INK = '#15140F';
const WALL = '#5E757C';

/** A poster whose code has two defects: brown on salmon is too pale, and the black band is too close. */
export async function drawSamplePoster({ headline, line, what, band }: PosterText): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (!context)
    throw new Error('[site] The browser did not provide a canvas to draw the sample on.');
  context.fillStyle = WALL;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.translate(190, 76);
  context.rotate(-0.05);
  const { path, size } = encodeQr(CODE_URL, { level: 'M' });
  const [width, height] = [900, 1230];
  const code = { x: 300, y: 700, side: size * MODULE };
  context.shadowColor = 'rgb(21 20 15 / 0.4)';
  context.shadowBlur = 40;
  context.shadowOffsetY = 24;
  context.fillStyle = SALMON;
  context.fillRect(0, 0, width, height);
  context.shadowColor = 'transparent';
  const bandAt = code.x + code.side + 1.75 * MODULE;
  context.fillStyle = INK;
  context.fillRect(bandAt, 0, width - bandAt, height);
  context.font = "640 96px 'Special Gothic', Arial, sans-serif";
  const words = headline.split(' ');
  words.forEach((word, index) => context.fillText(word, 60, 150 + index * 98, bandAt - 90));
  context.font = "640 34px 'Special Gothic', Arial, sans-serif";
  context.fillText(line, 62, 190 + words.length * 98, bandAt - 90);
  context.fillText(what, code.x, code.y - 90, code.side);
  drawStall(context, 70, 640);
  context.save();
  context.translate(code.x, code.y);
  context.scale(MODULE, MODULE);
  context.fillStyle = BROWN;
  context.fill(new Path2D(path));
  context.restore();
  context.save();
  context.translate(bandAt + 78, height - 60);
  context.rotate(-Math.PI / 2);
  context.font = "640 78px 'Special Gothic', Arial, sans-serif";
  context.fillStyle = SALMON;
  context.fillText(band, 0, 0, height - 200);
  context.restore();
  return new Promise((resolve, reject) => {
    canvas.toBlob((image) => {
      if (image) resolve(image);
      else reject(new Error('[site] The browser could not encode the sample as an image.'));
    }, 'image/png');
  });
}

function drawStall(context: CanvasRenderingContext2D, x: number, y: number): void {
  context.fillStyle = INK;
  context.fill(new Path2D(`M${x} ${y}l90 -130l90 130z`));
  context.fillStyle = '#F4F2EB';
  context.fill(new Path2D(`M${x + 60} ${y}l30 -130l30 130z`));
  context.fillStyle = INK;
  context.fillRect(x + 10, y, 10, 170);
  context.fillRect(x + 160, y, 10, 170);
  for (const [index, color] of ['#FF4B1F', '#F1C75B', '#FF4B1F', '#F1C75B'].entries()) {
    context.fillStyle = color;
    context.beginPath();
    context.arc(x + 42 + index * 32, y + 92, 18, 0, 2 * Math.PI);
    context.fill();
  }
  context.fillStyle = '#A9D1BF';
  context.fillRect(x, y + 104, 180, 70);
}
