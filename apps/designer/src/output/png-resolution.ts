const SIGNATURE_BYTES = 8;
const CHUNK_FRAME = 12;
const METRE = 1;
const IHDR = 0x49484452;
const PHYS = 0x70485973;

/**
 * Sets the print resolution of a PNG, its `pHYs` chunk (PNG specification, 11.3.4.3). Without one, most programs print
 * at 72 or 96 pixels per inch.
 *
 * @param png a complete file
 * @param pixelsPerMm horizontally and vertically
 */
export function withResolution(png: Uint8Array<ArrayBuffer>, pixelsPerMm: number): Blob {
  const chunk = new DataView(new ArrayBuffer(CHUNK_FRAME + 9));
  const pixelsPerMetre = Math.round(pixelsPerMm * 1000);
  chunk.setUint32(0, 9);
  chunk.setUint32(4, PHYS);
  chunk.setUint32(8, pixelsPerMetre);
  chunk.setUint32(12, pixelsPerMetre);
  chunk.setUint8(16, METRE);
  chunk.setUint32(17, crc32(new Uint8Array(chunk.buffer, 4, 13)));

  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const pieces: BlobPart[] = [png.subarray(0, SIGNATURE_BYTES)];
  for (let at = SIGNATURE_BYTES; at < png.byteLength;) {
    const end = at + CHUNK_FRAME + view.getUint32(at);
    const type = view.getUint32(at + 4);
    if (type !== PHYS) pieces.push(png.subarray(at, end));
    if (type === IHDR) pieces.push(chunk);
    at = end;
  }
  return new Blob(pieces, { type: 'image/png' });
}

/** The CRC of PNG chunks (ISO 3309), bit by bit: a table does not pay off for a few bytes. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
