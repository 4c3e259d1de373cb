import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';

import { afterEach, expect, it } from 'vitest';

import { findFreePorts, type FreePorts } from './free-ports.ts';

const found: FreePorts[] = [];
const servers: Server[] = [];

async function find(environment: Record<string, string>) {
  const free = await findFreePorts(environment);
  found.push(free);
  return free.environment;
}

async function listen(port: number): Promise<number> {
  const server = createServer().listen(port, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

afterEach(() => {
  for (const free of found.splice(0)) free.release();
  for (const server of servers.splice(0)) server.close();
});

it('gives two runs beside each other different ports', async () => {
  const first = await find({});
  const second = await find({});
  expect(first['SITE_PORT']).toMatch(/^4\d73$/);
  expect(second['SITE_PORT']).toMatch(/^[45]\d73$/);
  expect(second['SITE_PORT']).not.toBe(first['SITE_PORT']);
  expect(second['STUDIO_PORT']).not.toBe(first['STUDIO_PORT']);
});

it('moves all ports together when one of them is taken', async () => {
  const { environment, release } = await findFreePorts({});
  release();
  await listen(Number(environment['STUDIO_PORT']));
  const moved = await find({});
  expect(Number(moved['SITE_PORT'])).toBeGreaterThan(Number(environment['SITE_PORT']));
  expect(Number(moved['STUDIO_PORT']) - Number(moved['SITE_PORT'])).toBe(3);
});

it('leaves a port that is named where it is, and says when it is taken', async () => {
  const port = String(await listen(0));
  await expect(find({ STUDIO_PORT: port })).rejects.toThrow(
    `Port ${port} is taken. Stop the program that listens there, or set STUDIO_PORT to another port.`,
  );
});

it('moves nothing when the environment names hosts', async () => {
  const port = String(await listen(0));
  const named = { VITE_APP_HOST: 'http://localhost:4174', SITE_PORT: port };
  await expect(find(named)).rejects.toThrow(/SITE_PORT/);
});
