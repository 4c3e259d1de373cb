import { describe, expect, it } from 'vitest';
import { parseJson } from '../scripts/read-json.ts';
import { pricesAt, type DatedPrices } from '../src/pricing/dated-prices.ts';
import {
  announcementsAt,
  buildMoment,
  campaignTarget,
  cronLine,
  findCopies,
  readAnnouncements,
  readCampaigns,
  readEach,
  readLandingPage,
  readMoment,
  readPrices,
} from './index.ts';

const now = new Date('2026-12-01T12:00Z');
const paths = ['/', '/plans', '/es/plans'];

/** Expects that a file with this content is refused with a message; without a message, that it is read. */
function expectProblem(
  read: (text: string) => unknown,
  data: object,
  message: string | RegExp,
): void {
  const reading = () => read(JSON.stringify(data, null, 2));
  if (message === '') expect(reading).not.toThrow();
  else expect(reading).toThrow(message);
}

describe('moments', () => {
  it.each(['2026-12-31T23:00Z', '2027-01-01T00:00+01:00', '2026-12-31T23:00:00Z'])(
    'reads %s',
    (text) => {
      expect(readMoment(text)?.toISOString()).toBe('2026-12-31T23:00:00.000Z');
    },
  );

  it.each(['2026-12-31', '2026-12-31T23:00', '2026-02-30T00:00Z', '2026-12-31T25:00Z', 'soon', ''])(
    'refuses %j',
    (text) => {
      expect(readMoment(text)).toBeUndefined();
    },
  );

  it('names a wrong SITE_NOW', () => {
    expect(() => buildMoment('2026-12-31')).toThrow('SITE_NOW is "2026-12-31"');
    expect(buildMoment('2026-12-31T23:00Z').getTime()).toBe(Date.UTC(2026, 11, 31, 23));
  });

  it('become the schedule of a workflow', () => {
    expect(cronLine(new Date('2026-12-31T23:00:30Z'))).toBe("- cron: '1 23 31 12 *'");
  });
});

describe('parseJson', () => {
  it.each([
    ['{\n"a": [\n"x"\n}\n', ':4 This is not JSON. Look for a missing comma'],
    ['{\n"a": 1\n"b": 2\n}', ':3 This'],
    ['{\n"a": 1,\n"b": yes,\n"c": 2}', ':3 This'],
    ['{\n"a": 1,\n"b": 10,50\n}', ':3 This is not JSON. A number has a point'],
    ['{\n"a": 1\n\n', ':2 This'],
    ['{\n"a": 1,\n"b": 2, "a": 3\n}', ':3 "a" is here twice'],
  ])('names the line of %j', (text, message) => {
    expect(() => parseJson(text, 'prices.json')).toThrow(`prices.json${message}`);
  });

  it('takes a byte order mark', () => {
    expect(parseJson('\uFEFF{}', 'prices.json')).toEqual({});
  });
});

it('readEach names the problems of all files', () => {
  const fail = (message: string) => () => {
    throw new Error(message);
  };
  expect(() => readEach(fail('a.json:1'), () => 2, fail('b.json:2'))).toThrow('a.json:1\nb.json:2');
  expect(
    readEach(
      () => 1,
      () => 'two',
    ),
  ).toEqual([1, 'two']);
});

describe('announcements', () => {
  const fair = {
    id: 'fair',
    since: '2026-12-10T09:00+01:00',
    until: '2026-12-20T18:00+01:00',
    pages: 'all',
    kind: 'news',
    message: 'announcements:label',
    link: '/plans',
  } as const;
  it.each([
    [{}, ''],
    [{ until: '2026-12-10T08:00Z' }, 'announcements.json:6 announcements[0].until: The end'],
    [{ since: '2026-12-10T09:00' }, ':5 announcements[0].since: "2026-12-10T09:00" has no zone'],
    [{ since: '2026-02-30T09:00Z' }, 'does not exist in the calendar'],
    [{ until: '2099-12-20T18:00Z' }, 'more than two years away'],
    [{ pages: ['/plans', '/nowhere'] }, 'announcements[0].pages[1]: There is no page "/nowhere"'],
    [{ link: '/nowhere' }, ':10 announcements[0].link: There is no page "/nowhere"'],
    [{ kind: 'sale' }, '"sale" is unknown. Write one of: news, notice.'],
    [{ sinse: '' }, 'announcements[0].sinse: There is no "sinse" here'],
    [{ id: undefined }, '"id" is missing'],
    [{ link: 'javascript:alert(1)' }, 'announcements[0].link'],
    [{ message: 'announcements:flood' }, 'There is no message "announcements:flood" in fr. Add it'],
  ])('%j: %s', (change, message) => {
    const read = (text: string) => readAnnouncements(now, paths, text);
    expectProblem(read, { announcements: [{ ...fair, ...change }] }, message);
  });

  it('are in builds from fourteen days before', () => {
    const all = [fair, { ...fair, id: 'outage', kind: 'notice' } as const];
    const at = (moment: string) => announcementsAt(all, new Date(moment)).map(({ id }) => id);
    expect(at('2026-11-26T07:59Z')).toEqual([]);
    expect(at('2026-11-26T08:00Z')).toEqual(['outage', 'fair']);
    expect(at('2026-12-20T16:59Z')).toHaveLength(2);
    expect(at('2026-12-20T17:00Z')).toEqual([]);
  });
});

describe('prices', () => {
  const plans = (basic: number, annual = 10 * basic) => ({
    free: { monthly: 0, annual: 0 },
    basic: { monthly: basic, annual },
    business: { monthly: 29, annual: 290 },
    premium: { monthly: 79, annual: 790 },
  });
  const sale = {
    plan: 'basic',
    period: 'monthly',
    price: 7,
    since: '2026-12-05T00:00+01:00',
    until: '2027-01-01T00:00+01:00',
  } as const;
  const prices: DatedPrices = {
    lists: [
      { from: '2026-11-20T00:00Z', plans: plans(9) },
      { from: '2027-02-01T00:00Z', plans: plans(12) },
    ],
    sales: [sale],
  };
  it('apply from their moment until the next', () => {
    const at = (moment: string) => {
      const current = pricesAt(prices, new Date(moment));
      return [current.plans.basic.monthly, current.sales.length, current.validUntil];
    };
    expect(at('2026-12-04T22:59Z')).toEqual([900, 0, '2026-12-04T23:00:00.000Z']);
    expect(at('2026-12-04T23:00Z')).toEqual([700, 1, '2026-12-31T23:00:00.000Z']);
    expect(at('2026-12-31T23:00Z')).toEqual([900, 0, '2027-02-01T00:00:00.000Z']);
    expect(at('2027-02-01T00:00Z')).toEqual([1200, 0, undefined]);
    expect(() => at('2026-11-19T23:59Z')).toThrow('No price list');
    const midnight = { ...prices, lists: [{ from: '2027-01-01T00:00+01:00', plans: plans(9) }] };
    expect(pricesAt(midnight, new Date('2026-12-31T23:00Z')).since).toBe('2027-01-01');
  });

  it('strike the lowest of thirty days before', () => {
    const before = { since: '2026-11-25T00:00Z', until: '2026-11-30T00:00Z' };
    const earlier = { ...sale, ...before, price: 8 };
    const current = pricesAt({ ...prices, sales: [sale, earlier] }, new Date('2026-12-24T12:00Z'));
    // The end is the midnight after it, in the zone of the sale.
    const lastDay = { en: '31 December 2026', es: '31 de diciembre de 2026' };
    expect(current.sales).toMatchObject([
      { priceCents: 700, regularPriceCents: 900, previousPriceCents: 800, lastDay },
    ]);
  });

  it.each([
    [{}, ''],
    [{ sales: [{ ...sale, price: 9 }] }, '9 is not a reduction: the lowest price'],
    [
      { sales: [sale, { ...sale, since: '2026-12-31T00:00Z', until: '2027-01-05T00:00Z' }] },
      'sales[1]: It overlaps with sales[0]',
    ],
    [{ sales: [{ ...sale, until: '2026-12-01T00:00Z' }] }, /^.* sales\[0\]\.until: The end.*$/],
    [{ sales: [{ ...sale, plan: 'gold' as 'basic' }] }, '"gold" is unknown'],
    [{ sales: [{ ...sale, until: '2027-01-01T00:00' }] }, 'has no zone'],
    [{ sales: [{ ...sale, until: '2099-01-01T00:00Z' }] }, 'more than two years away'],
    [{ lists: prices.lists.slice(1) }, 'No list has started'],
    [{ sales: [{ ...sale, since: '2026-12-31T25:00Z' }] }, 'does not exist in the calendar'],
    [{ sales: [{ ...sale, price: 8.2 }] }, ''],
    [{ lists: [...prices.lists, ...prices.lists] }, 'Two lists start'],
    [
      { lists: [{ from: '2026-11-20T00:00Z', plans: plans(9, 108) }] },
      'plans.basic.annual: A year (108) costs no less than twelve months (108)',
    ],
    [
      { lists: [...prices.lists, { from: '2026-12-20T00:00Z', plans: plans(6) }] },
      'so the sale is not a reduction',
    ],
  ])('are checked: %#', (change, message) => {
    expectProblem((text) => readPrices(now, text), { ...prices, ...change }, message);
  });
});

describe('campaigns', () => {
  const poster = {
    name: 'poster',
    to: '/es/plans',
    campaign: { source: 'poster', medium: 'print', campaign: 'spring-27' },
    until: '2027-06-01T00:00+02:00',
    printed: true,
  } as const;
  it('lead to their page, parameters until the end', () => {
    expect(campaignTarget(poster, now)).toBe(
      '/es/plans?utm_source=poster&utm_medium=print&utm_campaign=spring-27',
    );
    const withQuery = campaignTarget({ ...poster, to: '/plans?a=1' }, now);
    expect(withQuery).toMatch(/^\/plans\?a=1&utm_source/);
    expect(campaignTarget(poster, new Date('2027-05-31T22:00Z'))).toBe('/es/plans');
  });

  it.each([
    [{}, ''],
    [{ to: '/nowhere' }, 'campaigns[0].to: There is no page "/nowhere"'],
    [{ to: '//evil.example' }, 'campaigns[0].to'],
    [{ to: '/plans?utm_source=x' }, 'Write the utm_ parameters below "campaign"'],
    [{ campaign: { medium: 'print' } }, '"source" is missing'],
    [{ campaign: { source: 'two words' } }, 'campaigns[0].campaign.source'],
    [{ name: 'Poster!' }, 'campaigns[0].name'],
    [{ until: '2027-06-01' }, 'campaigns[0].until'],
  ])('are checked: %j', (change, message) => {
    const read = (text: string) => readCampaigns(now, paths, text);
    expectProblem(read, { campaigns: [{ ...poster, ...change }] }, message);
  });
});

describe('landing pages', () => {
  const page = {
    indexed: true,
    pageTypes: ['catalog', 'coupon', 'pdf'],
    plan: 'basic',
    questions: ['size'],
  };
  const read = (text: string) => readLandingPage('museums', text);

  it.each([
    [{}, ''],
    [{ pageTypes: ['catalog', 'coupon', 'menus'] }, 'pageTypes[2]: "menus" is unknown'],
    [{ questions: ['why'] }, 'questions[0]: "why" is unknown'],
    [{ plan: 'gold' }, '"gold" is unknown. Write one of: free, basic'],
    [{ pageTypes: ['catalog'] }, 'must NOT have fewer than 3 items'],
  ])('are checked: %j', (change, message) => {
    expectProblem(read, { ...page, ...change }, message);
  });

  it('need their messages in every language', () => {
    const readOther = (text: string) => readLandingPage('cafes', text);
    expectProblem(readOther, page, 'landing-pages/cafes.json:1 Its messages are missing');
  });

  it('are no near copies', () => {
    const text = (last: string) => JSON.stringify({ a: 'One. Two! Three? Four.', b: last });
    expect(findCopies([text('Five.'), text('Other.')])).toEqual([0, 1]);
    expect(findCopies([text('Five.'), '{"a":"One. Two! Six."}'])).toEqual([]);
  });
});
