import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { readPorts, takenPorts } from './ports.ts';
import { startProcess, type RunningProcess } from './processes.ts';

const variables = { PATH: process.env['PATH'] ?? '' };
const started: RunningProcess[] = [];

function node(code: string): RunningProcess {
  const running = startProcess(process.execPath, ['--eval', code], { variables, output: 'keep' });
  started.push(running);
  return running;
}

afterEach(async () => {
  await Promise.all(started.splice(0).map((running) => running.stop()));
});

describe('a process', () => {
  it('reports how it ended, and what it said', async () => {
    const running = node("console.log('out'); console.error('err'); process.exitCode = 3");
    expect(await running.ended).toBe(3);
    expect(running.output()).toContain('out');
    expect(running.output()).toContain('err');
  });

  it('that does not exist ends with a failure and its name', async () => {
    const running = startProcess('no-such-command', [], { variables, output: 'keep' });
    expect(await running.ended).toBe(1);
    expect(running.output()).toContain('no-such-command');
  });

  it('takes along what it has started when it is stopped', async () => {
    const grandchild =
      "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log('up')";
    const running = node(`
      require('node:child_process').spawn(
        process.execPath,
        ['--eval', ${JSON.stringify(grandchild)}],
        { stdio: 'inherit' },
      );
      setInterval(() => {}, 1000);
    `);
    await expect.poll(() => running.output(), { timeout: 10_000 }).toBe('up\n');
    // `ended` waits until every process has closed the output, so a surviving child would block it.
    await running.stop();
    expect(await running.ended).toBe(1);
  });

  it('that has ended can be stopped once more', async () => {
    const running = node('');
    await running.ended;
    await expect(running.stop()).resolves.toBeUndefined();
  });
});

describe('a taken port', () => {
  let server: Server | undefined;

  afterEach(() => {
    server?.close();
  });

  it('is named with its variable', async () => {
    server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const ports = readPorts({ STUDIO_PORT: String(port) });
    expect(await takenPorts(ports, ['studio'])).toEqual([
      `Port ${port} is taken. Stop the program that listens there, or set STUDIO_PORT to another port.`,
    ]);
  });
});
