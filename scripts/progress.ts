import { stripVTControlCharacters } from 'node:util';

/** Formats the time since a `performance.now()` value as `2:05` (minutes and seconds). */
export function elapsedSince(started: number): string {
  const seconds = Math.round((performance.now() - started) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const LONGEST = 100;

/** Progress lines of Vitest and the prerendering, and of Playwright's list, optionally with Turborepo's prefix. */
const COUNTED = /^(?:(\S+:\S+): )?(Test files|Pages): (\d+) of (\d+)$/;
const PLAYWRIGHT_TOTAL = /^(?:\S+:\S+: )?Running (\d+) tests? using/;
const PLAYWRIGHT_TEST = /^(?:\S+:\S+: )?\s*\S+\s+(\d+) \[/;

export class Progress {
  #rest = '';
  #last = '';
  readonly #counts = new Map<string, { what: string; done: number; total: number }>();

  read(text: string): void {
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop() ?? '';
    for (const line of lines) this.#readLine(stripVTControlCharacters(line).trimEnd());
  }

  /** Such as `120 of 855 tests`, without what has ended, or the last line of output. */
  toString(): string {
    const parts = new Map<string, { done: number; total: number }>();
    for (const { what, done, total } of this.#counts.values()) {
      if (done === total) continue;
      const sum = parts.get(what) ?? { done: 0, total: 0 };
      parts.set(what, { done: sum.done + done, total: sum.total + total });
    }
    const counted = [...parts].map(([what, { done, total }]) => `${done} of ${total} ${what}`);
    return counted.length > 0 ? counted.join(', ') : this.#last.slice(0, LONGEST);
  }

  #readLine(line: string): void {
    const counted = COUNTED.exec(line);
    if (counted) {
      const [, of = '', what = '', done, total] = counted;
      const name = what.toLowerCase();
      this.#counts.set(of + what, { what: name, done: Number(done), total: Number(total) });
      return;
    }
    const total = PLAYWRIGHT_TOTAL.exec(line)?.[1];
    if (total !== undefined) {
      this.#counts.set('playwright', { what: 'tests', done: 0, total: Number(total) });
      return;
    }
    const running = this.#counts.get('playwright');
    const done = PLAYWRIGHT_TEST.exec(line)?.[1];
    if (running && done !== undefined) {
      running.done = Math.max(running.done, Number(done));
      return;
    }
    if (line.trim() !== '') this.#last = line.trim();
  }
}
