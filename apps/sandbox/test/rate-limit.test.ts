import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRateLimiter } from '../src/rate-limit/rate-limiter.ts';
import { postJson, REPORT, sendClaim, startTestSandbox } from './test-sandbox.ts';

const writes = { burst: 2, perMinute: 1 };

describe('writes', () => {
  test.each([
    ['messages', (appHost: string) => postJson(`${appHost}/api/ms/send/report/email`, REPORT), 200],
    ['claims', (appHost: string) => sendClaim(`${appHost}/ql/pdf/taken-1/claim`), 409],
  ])('of %s that come too often get the time to come back', async (_what, write, usual) => {
    await using server = await startTestSandbox({ limits: { writes } });
    await write(server.appHost);
    expect((await write(server.appHost)).status).toBe(usual);

    const refused = await write(server.appHost);
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(await refused.json()).toEqual({
      code: 'too-many-requests',
      message: `Too many requests. Try again in ${seconds} seconds.`,
    });
  });

  test('of one kind leave room for those of another', async () => {
    await using server = await startTestSandbox({ limits: { writes } });
    for (let claim = 0; claim < 3; claim += 1) {
      await sendClaim(`${server.appHost}/ql/pdf/free-${claim}/claim`);
    }
    const response = await postJson(`${server.appHost}/api/ms/send/report/email`, REPORT);
    expect(response.status).toBe(200);
  });

  test('that were refused changed nothing', async () => {
    await using server = await startTestSandbox({ limits: { writes: { burst: 1, perMinute: 1 } } });
    const claim = (path: string) => sendClaim(`${server.appHost}/ql/pdf/${path}/claim`);
    expect((await claim('first')).status).toBe(201);
    expect((await claim('second')).status).toBe(429);
    const status = await fetch(`${server.appHost}/api/qr-data/second/status`);
    expect(await status.json()).toEqual({ result: { available: true } });
  });

  test('are free again when a test says so', async () => {
    await using server = await startTestSandbox({ limits: { writes: { burst: 1, perMinute: 1 } } });
    const write = () => postJson(`${server.appHost}/api/ms/send/report/email`, REPORT);
    await write();
    expect((await write()).status).toBe(429);
    await fetch(`${server.appHost}/__sandbox/rate-limits`, { method: 'DELETE' });
    expect((await write()).status).toBe(200);
  });

  test('name another client in vain: forwarded URLs are not believed', async () => {
    await using server = await startTestSandbox({ limits: { writes: { burst: 1, perMinute: 1 } } });
    const claim = (client: string) =>
      sendClaim(`${server.appHost}/ql/pdf/x/claim`, {
        'x-forwarded-for': client,
        forwarded: `for=${client}`,
      });
    await claim('192.0.2.1');
    expect((await claim('192.0.2.2')).status).toBe(429);
  });
});

describe('a limiter', () => {
  const rate = fc.record({
    burst: fc.integer({ min: 1, max: 20 }),
    perMinute: fc.integer({ min: 1, max: 6000 }),
  });
  const pauses = fc.array(fc.nat(5000), { maxLength: 60 });

  test('lets a burst through at once, and nothing more', () => {
    fc.assert(
      fc.property(rate, fc.nat(1_000_000), (settings, now) => {
        const limiter = createRateLimiter(settings);
        const waits = Array.from({ length: settings.burst + 1 }, () => limiter.take('a', now));
        expect(waits.slice(0, -1).every((wait) => wait === 0)).toBe(true);
        expect(waits.at(-1)).toBeGreaterThan(0);
      }),
      { numRuns: 10_000 },
    );
  });

  test('never lets more through than a burst and its rate', () => {
    fc.assert(
      fc.property(rate, pauses, (settings, gaps) => {
        const limiter = createRateLimiter(settings);
        let now = 0;
        let passed = 0;
        for (const gap of gaps) {
          now += gap;
          if (limiter.take('a', now) === 0) passed += 1;
          expect(passed).toBeLessThanOrEqual(settings.burst + (now * settings.perMinute) / 60_000);
        }
      }),
      { numRuns: 10_000 },
    );
  });

  test('lets through who waited as long as it said, and not before', () => {
    fc.assert(
      fc.property(rate, pauses, (settings, gaps) => {
        const limiter = createRateLimiter(settings);
        let now = 0;
        for (const gap of gaps) {
          now += gap;
          const wait = limiter.take('a', now);
          if (wait === 0) continue;
          expect(limiter.take('a', now + wait - 1)).toBeGreaterThan(0);
          now += wait;
          expect(limiter.take('a', now)).toBe(0);
        }
      }),
      { numRuns: 10_000 },
    );
  });

  test('counts each client by itself, and forgets the oldest of very many', () => {
    const limiter = createRateLimiter({ burst: 1, perMinute: 1 });
    for (let client = 0; client < 10_001; client += 1) {
      expect(limiter.take(`client ${client}`, 0)).toBe(0);
    }
    expect(limiter.take('client 10000', 0)).toBeGreaterThan(0);
    expect(limiter.take('client 0', 0)).toBe(0);
  });
});
