import { closeSync, openSync, readSync, writeFileSync } from 'node:fs';

/** What Orca logs after it has handled a key release or a page load; the browser's own documents have no title. */
const MARKS = {
  releasedKeys: /^v+ PROCESS ATSPI_KEY_RELEASED_EVENT/gm,
  loadedPages: /Dequeued document:load-complete \[document web \| [^\]]/g,
} as const;

/** Role and name of the focused element. Orca logs it before it decides what to say. */
const FOCUSED = /object:state-changed:focused for \[([^\]]*)\] in .* \(1, /g;

export class OrcaLog {
  readonly file: string;
  #size = 0;
  #grownAt = 0;
  #line = '';
  #focused = '';
  readonly #counts = { releasedKeys: 0, loadedPages: 0 };

  /** @param file path that Orca logs to; it is truncated */
  constructor(file: string) {
    this.file = file;
    writeFileSync(file, '');
  }

  /** Number of keys that Orca has received, including those that it consumes. */
  get releasedKeys(): number {
    this.#read();
    return this.#counts.releasedKeys;
  }

  get loadedPages(): number {
    this.#read();
    return this.#counts.loadedPages;
  }

  /** Role and name of the last focused element: `heading | Write to us`. */
  get focused(): string {
    this.#read();
    return this.#focused;
  }

  get grownAt(): number {
    this.#read();
    return this.#grownAt;
  }

  #read(): void {
    const added = readFrom(this.file, this.#size);
    if (added.length === 0) return;
    this.#size += added.length;
    this.#grownAt = Date.now();
    const text = this.#line + added.toString('utf8');
    const end = text.lastIndexOf('\n') + 1;
    const lines = text.slice(0, end);
    for (const [name, mark] of Object.entries(MARKS)) {
      this.#counts[name as keyof typeof MARKS] += lines.match(mark)?.length ?? 0;
    }
    this.#focused = [...lines.matchAll(FOCUSED)].at(-1)?.[1] ?? this.#focused;
    this.#line = text.slice(end);
  }
}

function readFrom(file: string, position: number): Buffer {
  const handle = openSync(file, 'r');
  try {
    const chunks: Buffer[] = [];
    for (;;) {
      const chunk = Buffer.alloc(65_536);
      const length = readSync(handle, chunk, 0, chunk.length, position);
      if (length === 0) return Buffer.concat(chunks);
      chunks.push(chunk.subarray(0, length));
      position += length;
    }
  } finally {
    closeSync(handle);
  }
}
