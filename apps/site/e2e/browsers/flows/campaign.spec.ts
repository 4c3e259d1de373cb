import { APP_HOST, DEVELOPMENT_SITE, SITE } from '../../support/ports.ts';
import { expect, test } from '../support/test.ts';
import { ENDED_IMPORT, type Visitor } from '../support/visitor.ts';

const CAMPAIGN = 'utm_source=news&utm_campaign=a+b';

const queryOf = (visitor: Visitor) => visitor.tryEvaluate(() => location.search);

test('a campaign stays with a visit', async ({ visitor }) => {
  visitor.expectError(ENDED_IMPORT);
  const stays = () => expect.poll(() => queryOf(visitor)).toBe(`?${CAMPAIGN}`);
  // Another test in this browser may have left a message. A page with a form would keep it.
  await visitor.open('/e404');
  await visitor.evaluate(() => sessionStorage.clear());
  await visitor.open(`/?utm_campaign=a%20b&utm_source=news&fbclid=x`);
  await visitor.click('footer a[href="/qrcode-types"]');
  await visitor.arrives('/qrcode-types');
  await stays();
  await visitor.hydrated();
  await visitor.tryEvaluate(() => history.back());
  await visitor.arrives('/');
  await visitor.tryEvaluate(() => history.forward());
  await visitor.arrives('/qrcode-types');
  await stays();
  await visitor.tryEvaluate(() => location.reload());
  await visitor.hydrated();
  await visitor.click(['header summary', 'English']);
  await visitor.click(['header a', 'Español']);
  await visitor.arrives('/es/qrcode-types');
  await stays();
  await visitor.hydrated();

  await test.step('in links that are copied or opened elsewhere', async () => {
    const hrefs = await visitor.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('footer a[href]')].map((link) => {
        link.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true }));
        return link.href;
      }),
    );
    const isCarried = (href: string) => href.includes(CAMPAIGN);
    const siteLinks = hrefs.filter((href) => href.startsWith(`${SITE}/`));
    expect(siteLinks.length).toBeGreaterThan(5);
    expect(siteLinks.every(isCarried)).toBe(true);
    expect(hrefs.filter(isCarried).every((href) => /^http:\/\/localhost:\d+\//.test(href))).toBe(
      true,
    );
  });

  await test.step('at the sign-up, and nothing is stored', async () => {
    expect(await visitor.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).toBe(
      '[{"locale":"es"},{}]',
    );
    await visitor.evaluate(() => localStorage.removeItem('locale'));
    await visitor.click(`header a[href^="${APP_HOST}/sign-up"]`);
    await visitor.reads('dl', 'utm_source\nnews');
  });
});

test('a campaign reaches the tab of a claim', async ({ visitor }) => {
  await visitor.open(`/?${CAMPAIGN}`);
  await visitor.claim(`?${CAMPAIGN}`);
});

test('views and actions are counted exactly', async ({ visitor, engine }) => {
  visitor.expectError(ENDED_IMPORT);
  const source = `${engine}-${crypto.randomUUID()}`;

  /** What the collector of the sandbox has counted of this test, the oldest first. */
  async function counted(): Promise<readonly string[]> {
    const response = await fetch(`${APP_HOST}/__sandbox/counted`);
    const { counted: all } = (await response.json()) as {
      counted: readonly Readonly<Record<string, string>>[];
    };
    return all
      .filter(({ url = '' }) => url.endsWith(`?utm_source=${source}`))
      .map(({ event, url = '', place, title }) =>
        [event, new URL(url).pathname, place ?? title].join(' '),
      )
      .reverse();
  }
  const expected: string[] = [];
  async function expectNext(...events: readonly RegExp[]): Promise<void> {
    await expect
      .poll(async () => (await counted()).slice(expected.length))
      .toEqual(events.map((event) => expect.stringMatching(event) as unknown));
    expected.push(...(await counted()).slice(expected.length));
  }
  async function open(url: string): Promise<void> {
    await visitor.driver.open(`${DEVELOPMENT_SITE}${url}?utm_source=${source}`);
    await visitor.hydrated();
  }
  const click = (selector: string, type: string, detail: number) =>
    visitor.tryEvaluate(
      (...[target, kind, count]) => {
        addEventListener(kind, (event) => event.preventDefault(), { once: true });
        document.querySelector(target)?.dispatchEvent(
          new MouseEvent(kind, {
            bubbles: true,
            cancelable: true,
            detail: count,
            button: kind === 'auxclick' ? 1 : 0,
          }),
        );
      },
      selector,
      type,
      detail,
    );

  await open('/');
  await expectNext(/^view \/ ./);
  await visitor.click('footer a[href^="/qrcode-types"]');
  await visitor.arrives('/qrcode-types');
  await visitor.hydrated();
  await expectNext(/^view \/qrcode-types .*QR/);

  await test.step('not filters and hashes', async () => {
    await visitor.evaluate(() => {
      history.replaceState(history.state, '', `${location.search}&type=coupon`);
      location.hash = 'main';
    });
    await visitor.tryEvaluate(() => location.reload());
    await visitor.hydrated();
    await expectNext(/^view \/qrcode-types /);
  });

  await test.step('a return', async () => {
    await visitor.tryEvaluate(() => history.go(-2));
    await visitor.arrives('/');
    await visitor.hydrated();
    await expectNext(/^view \/ /);
  });

  await test.step('clicks, a middle and a double one too', async () => {
    const signUp = `header a[href^="${APP_HOST}/sign-up"]`;
    await click(signUp, 'click', 1);
    await click(signUp, 'click', 2);
    await click(signUp, 'auxclick', 1);
    await expectNext(/^sign-up \/ header/, /^sign-up \/ header/);
  });

  await test.step('nothing after opting out', async () => {
    await visitor.evaluate(() => localStorage.setItem('counting', 'off'));
    await open('/plans');
    await click(`header a[href^="${APP_HOST}/sign-up"]`, 'click', 1);
    await visitor.evaluate(() => localStorage.removeItem('counting'));
    await open('/quality');
    await expectNext(/^view \/quality /);
  });
});
