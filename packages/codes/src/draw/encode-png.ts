const METERS_PER_INCH = 0.0254;

export interface RenderedBands {
  readonly width: number;
  readonly height: number;
  /** RGBA, some rows each. */
  readonly bands: Iterable<Uint8ClampedArray | Uint8Array>;
}

/** Encodes bands of RGBA rows as a PNG file with its resolution. */
export async function encodePng({ width, height, bands }: RenderedBands, dpi: number) {
  const packer = new CompressionStream('deflate');
  const packed = new Response(packer.readable).arrayBuffer();
  const writer = packer.writable.getWriter();
  const stride = width * 4;
  let above: Uint8Array | Uint8ClampedArray = new Uint8Array(stride);
  for (const band of bands) {
    const rows = new Uint8Array(band.length + band.length / stride);
    for (let from = 0, at = 0; from < band.length; from += stride, at += stride + 1) {
      // Filter "up": most rows of a code equal the one above.
      rows[at] = 2;
      for (let byte = 0; byte < stride; byte += 1) {
        rows[at + 1 + byte] = (band[from + byte] ?? 0) - (above[byte] ?? 0);
      }
      above = band.subarray(from, from + stride);
    }
    await writer.write(rows);
  }
  await writer.close();

  const perMeter = Math.round(dpi / METERS_PER_INCH);
  const chunks = [
    // 8 bits per channel, RGBA.
    chunk('IHDR', [...uint32(width), ...uint32(height), 8, 6, 0, 0, 0]),
    chunk('pHYs', [...uint32(perMeter), ...uint32(perMeter), 1]),
    chunk('IDAT', new Uint8Array(await packed)),
    chunk('IEND', []),
  ];
  const signature = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10);
  return new Uint8Array(await new Blob([signature, ...chunks]).arrayBuffer());
}

function uint32(value: number): readonly number[] {
  return [value >>> 24, value >>> 16, value >>> 8, value].map((byte) => byte & 255);
}

function chunk(type: string, data: ArrayLike<number>): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(data.length + 12);
  bytes.set(uint32(data.length));
  bytes.set(
    Array.from(type, (letter) => letter.charCodeAt(0)),
    4,
  );
  bytes.set(data, 8);
  bytes.set(uint32(crc32(bytes.subarray(4, -4))), bytes.length - 4);
  return bytes;
}

/** The checksum of PNG chunks (ISO 3309). */
function crc32(bytes: Uint8Array): number {
  const table = Int32Array.from({ length: 256 }, (_, byte) => {
    let crc = byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
    return crc;
  });
  let crc = -1;
  for (const byte of bytes) crc = (crc >>> 8) ^ (table[(crc ^ byte) & 255] ?? 0);
  return ~crc;
}
