import { expect, test } from '../support/test.ts';
import { DESKTOP, PHONE, type Visitor } from '../support/visitor.ts';

const PATHS = [
  '/',
  '/s/pricing',
  '/s/faq',
  '/s/contact',
  '/samples',
  '/qrcode-types',
  '/solutions',
  '/plans',
  '/print-planner',
];

/** Fields that a step types into, and whether their values outlive the page. */
const FIELDS = { 'input[name=path]': false, '#contact textarea': true } as const;
type FieldSelector = keyof typeof FIELDS;

function createRandom(seed: number) {
  let state = seed;
  const next = () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32;
  return <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)] as T;
}

type View = ReturnType<typeof readView>;

function readView(selectors: readonly string[]) {
  const fields = selectors.flatMap((selector) => {
    const field = document.querySelector<HTMLTextAreaElement>(selector);
    return field ? [[selector, field.value] as const] : [];
  });
  const focused = document.activeElement;
  const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const island = middle?.closest<HTMLElement>('[data-island]');
  const topOfIsland = Math.round(island?.getBoundingClientRect().top ?? 0);
  return {
    path: location.pathname + location.hash,
    top: Math.round(scrollY),
    anchor: [island?.dataset['island'] ?? '', topOfIsland] as const,
    focused: focused ? `${focused.tagName} ${focused.textContent.slice(0, 40)}` : '',
    isSame: document.documentElement.dataset['walk'] === '',
    fields: Object.fromEntries(fields) as Readonly<Record<string, string>>,
  };
}

const TOP: Position = { top: 0, anchor: ['', 0] };

const mark = () => {
  document.documentElement.dataset['walk'] = '';
};

type Position = Pick<View, 'top' | 'anchor'>;

/** In CSS pixels, less than a line of text: fonts and rounding may shift a position by this much. */
const DRIFT = 12;

/** Islands above may have changed their height, so either the scroll offset or the visible island has to match. */
function isSamePosition(one: Position, other: Position): boolean {
  const isSameAnchor =
    one.anchor[0] === other.anchor[0] && Math.abs(one.anchor[1] - other.anchor[1]) < DRIFT;
  return isSameAnchor || Math.abs(one.top - other.top) < DRIFT;
}

const pageOf = (path: string) => path.replace(/#.*/, '').replace(/^\/s\/.+/, '/');

interface Entry {
  readonly path: string;
  position: Position;
}

/** Walks through the site and compares it with a model of the history and the fields. */
class Walk {
  readonly #visitor: Visitor;
  readonly #pick: ReturnType<typeof createRandom>;
  readonly #entries: Entry[] = [];
  #index = -1;
  #typed: Record<string, string> = {};
  #isWithin = false;

  constructor(visitor: Visitor, seed: number) {
    this.#visitor = visitor;
    this.#pick = createRandom(seed);
  }

  async begin(): Promise<void> {
    await this.#visitor.open('/');
    await this.#visitor.evaluate(mark);
    this.#isWithin = await this.#visitor.evaluate(() => 'NavigationPrecommitController' in window);
    this.#visit('/');
  }

  async step(): Promise<void> {
    const step = this.#pick([
      ...(['link', 'link', 'link', 'back', 'back', 'forward', 'reload'] as const),
      ...(['hash', 'menu', 'preview', 'type', 'type', 'scroll'] as const),
    ]);
    const before = await this.#readView();
    const entry = this.#entries[this.#index];
    const { top, anchor } = before;
    if (entry) entry.position = { top, anchor };
    await test.step(`${step} at ${before.path}, ${before.top} px`, async () => {
      await this[step](before);
      await this.#expectTypedText(before);
    });
  }

  /** Asserts that an idle page does not change; islands below may still hydrate. */
  async rest(): Promise<void> {
    let before = await this.#readView();
    // The focus moves to a heading in two steps (runtime/focus-heading.ts).
    while (before.focused === 'DIV ') before = await this.#readView();
    await this.#visitor.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    const after = await this.#readView();
    expect(after, 'a page that is left alone').toMatchObject({
      path: before.path,
      focused: before.focused,
      isSame: true,
      fields: before.fields,
    });
    expect(isSamePosition(before, after), 'a page that is left alone stays').toBe(true);
  }

  protected async link({ path }: View): Promise<void> {
    const to = this.#pick(PATHS);
    if (this.#losesStep(path, to)) return;
    const isThere = await this.#visitor.evaluate(
      (href) => document.querySelector(`a[href="${href}"]`) !== null,
      to,
    );
    if (isThere) await this.#lead(to, path);
  }

  protected back(): Promise<void> {
    return this.#traverse(-1);
  }

  protected forward(): Promise<void> {
    return this.#traverse(1);
  }

  protected async reload(before: View): Promise<void> {
    await this.#visitor.tryEvaluate(() => location.reload());
    await expect.poll(async () => (await this.#readView()).isSame).toBe(false);
    await this.#arrive(before.path, { isDocument: true });
    // WebKit may scroll to the place in the URL (docs/browsers.md).
    if (this.#isWithin || !before.path.includes('#'))
      await this.#expectPosition({ top: before.top, anchor: before.anchor });
  }

  protected async hash({ path }: View): Promise<void> {
    await this.#follow('#main');
    const [before = ''] = path.split('#');
    if (path !== `${before}#main`) this.#visit(`${before}#main`);
    await this.#arrive(`${before}#main`);
    await expect.poll(async () => (await this.#readView()).top).toBeLessThan(200);
  }

  protected async menu(before: View): Promise<void> {
    const { box } = await this.#visitor.see('header summary');
    await this.#visitor.driver.click({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    // The header handles Escape once it is hydrated.
    await expect
      .poll(async () => (await this.#visitor.see('header details[open] a')).waitsForCode)
      .toBe(false);
    await this.#cover();
    const leads = this.#pick([true, false]) && !this.#losesStep(before.path, '/samples');
    if (leads) await this.#lead('/samples', before.path);
    else await this.#visitor.driver.press('Escape');
    await this.#expectUncovered();
    await this.#visitor.seeNothing('header details[open] a');
    if (!leads) await this.#expectPosition({ top: before.top, anchor: before.anchor });
  }

  protected async preview(): Promise<void> {
    const samples = 'main :is(#samples, [data-island=samples-catalog]) a[href*="/sample/"]';
    if ((await this.#visitor.all(samples)).length === 0) return;
    await this.#visitor.click(samples);
    await this.#visitor.see('[role=dialog] iframe');
    await this.#cover();
    const before = await this.#readView();
    await this.#visitor.driver.press('Escape');
    await this.#expectUncovered();
    await this.#visitor.seeNothing('[role=dialog]');
    await this.#expectPosition({ top: before.top, anchor: before.anchor });
  }

  protected async type({ fields }: View): Promise<void> {
    const selector = this.#pick(Object.keys(fields)) as FieldSelector | undefined;
    if (!selector) return;
    const text = this.#pick(['a', 'b', 'word', '7']);
    await this.#visitor.click(selector);
    await this.#visitor.driver.press('End');
    await this.#visitor.driver.type(text);
    const typed = (fields[selector] ?? '') + text;
    this.#typed[selector] = selector === 'input[name=path]' ? typed.slice(0, 20) : typed;
    await expect
      .poll(async () => (await this.#readView()).fields[selector])
      .toBe(this.#typed[selector]);
    expect((await this.#readView()).focused).toMatch(/^(INPUT|TEXTAREA)/);
  }

  protected async scroll(): Promise<void> {
    const top = this.#pick([0, 300, 700, 1900, 4000]);
    await this.#visitor.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
  }

  #readView(): Promise<View> {
    const anchor = ['', 0] as const;
    const nothing = { path: '', top: -1, anchor, focused: '', isSame: false, fields: {} };
    return this.#visitor.tryEvaluate(readView, Object.keys(FIELDS)).then((view) => view ?? nothing);
  }

  /** Whether WebKit loses a step back after a link from a place to the page itself (docs/browsers.md). */
  #losesStep(from: string, to: string): boolean {
    return !this.#isWithin && from.replace(/#.*/, '') === to;
  }

  #visit(path: string): void {
    this.#index += 1;
    this.#entries.splice(this.#index, Number.POSITIVE_INFINITY, { path, position: TOP });
  }

  /** Without a CloseWatcher an open layer adds a history entry, which drops the entries ahead. */
  async #cover(): Promise<void> {
    if (await this.#visitor.evaluate(() => !('CloseWatcher' in window)))
      this.#entries.splice(this.#index + 1);
  }

  /** The step back from the layer's entry has to finish before another one. */
  async #expectUncovered(): Promise<void> {
    const isCovered = () => (history.state as { closes?: true } | null)?.closes === true;
    await expect.poll(() => this.#visitor.evaluate(isCovered)).toBe(false);
  }

  async #lead(to: string, from: string): Promise<void> {
    await this.#follow(to);
    if (from !== to) this.#visit(to);
    await this.#arrive(to, { isDocument: !this.#isWithin });
    if (to.startsWith('/s/')) {
      await this.#expectSection(to.slice(3));
      // The focus waits for the island's code, and never leaves a field.
      await expect
        .poll(async () => (await this.#readView()).focused)
        .toMatch(/^(?:H[12]|INPUT|TEXTAREA)/);
    } else {
      await this.#expectPosition(TOP);
      if (this.#isWithin) await this.#expectHeading();
    }
  }

  #follow(href: string) {
    return this.#visitor.tryEvaluate((to) => {
      document.querySelector<HTMLElement>(`a[href="${to}"]`)?.click();
    }, href);
  }

  async #traverse(by: -1 | 1): Promise<void> {
    const entry = this.#entries[this.#index + by];
    if (!entry) return;
    this.#index += by;
    const { isSame, path } = await this.#readView();
    await this.#visitor.tryEvaluate((steps) => history.go(steps), by);
    await this.#arrive(entry.path, { isDocument: isSame && !this.#isWithin });
    await this.#expectPosition(entry.position);
    // The URL may change before the page does.
    if (this.#isWithin && pageOf(path) !== pageOf(entry.path)) await this.#expectHeading();
  }

  async #arrive(path: string, { isDocument = false } = {}): Promise<void> {
    await expect.poll(async () => (await this.#readView()).path).toBe(path);
    await this.#visitor.hydrated();
    const { isSame } = await this.#readView();
    if (!isDocument) expect(isSame, 'a page that nobody has reloaded').toBe(true);
    await this.#visitor.evaluate(mark);
  }

  async #expectHeading(): Promise<void> {
    await expect.poll(async () => (await this.#readView()).focused).toMatch(/^H1/);
  }

  async #expectPosition(position: Position): Promise<void> {
    await expect
      .poll(async () => {
        const { top, anchor } = await this.#readView();
        return isSamePosition({ top, anchor }, position) ? position : { top, anchor };
      })
      .toEqual(position);
  }

  async #expectSection(id: string): Promise<void> {
    await expect
      .poll(
        () =>
          this.#visitor.evaluate((section) => {
            const heading = document.getElementById(section)?.querySelector('h2');
            const { top = -1 } = heading?.getBoundingClientRect() ?? {};
            return top > 0 && top < innerHeight / 2;
          }, id),
        { message: `${id} is in sight` },
      )
      .toBe(true);
  }

  async #expectTypedText(before: View): Promise<void> {
    for (const [selector, outlives] of Object.entries(FIELDS)) {
      const typed = this.#typed[selector];
      const { [selector]: value } = (await this.#readView()).fields;
      if (value === undefined || typed === undefined) continue;
      const isSame = this.#isWithin || (await this.#readView()).path === before.path;
      if (outlives || (isSame && selector in before.fields)) {
        // A form restores its values when it hydrates.
        await expect.poll(async () => (await this.#readView()).fields[selector]).toBe(typed);
      } else this.#typed[selector] = value;
    }
  }
}

for (const [seed, size] of [
  [1, DESKTOP],
  [2, PHONE],
] as const) {
  test(`150 random steps with seed ${seed} break nothing`, async ({ visit }) => {
    test.setTimeout(1_200_000);
    const visitor = await visit();
    await visitor.driver.resize(size);
    const walk = new Walk(visitor, seed);
    await walk.begin();
    for (let count = 1; count <= 150; count += 1) {
      await walk.step();
      if (count % 5 === 0) await walk.rest();
    }
  });
}
