import { closeSync, openSync, readSync, writeFileSync } from 'node:fs';

/** What Orca writes when it has handled the release of a key, and the load of a page; the browser's own documents have no title. */
const MARKS = {
  releasedKeys: /^v+ PROCESS ATSPI_KEY_RELEASED_EVENT/gm,
  loadedPages: /Dequeued document:load-complete \[document web \| [^\]]/g,
} as const;

/** Role and name of what has the focus. Orca writes it before it decides what to say of it. */
const FOCUSED = /object:state-changed:focused for \[([^\]]*)\] in .* \(1, /g;

/** The log of Orca, which is read as far as it was written each time that it is asked. */
export class OrcaLog {
  readonly file: string;
  #size = 0;
  #grownAt = 0;
  #line = '';
  #focused = '';
  readonly #counts = { releasedKeys: 0, loadedPages: 0 };

  /** @param file where Orca writes it; is emptied */
  constructor(file: string) {
    this.file = file;
    writeFileSync(file, '');
  }

  /** How many keys Orca was given, also those that it takes for itself. */
  get releasedKeys(): number {
    this.#read();
    return this.#counts.releasedKeys;
  }

  /** How many pages have been loaded. */
  get loadedPages(): number {
    this.#read();
    return this.#counts.loadedPages;
  }

  /** Role and name of what got the focus last: `heading | Write to us`. */
  get focused(): string {
    this.#read();
    return this.#focused;
  }

  /** When something new was found in it, in milliseconds since 1970. */
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

/** The bytes of a file from a place on. */
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
