import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';

export interface Utterance {
  readonly text: string;
  readonly at: number;
}

/** Speech rate: fast enough for tests, slow enough to be interrupted. */
const CHARACTERS_PER_SECOND = 40;
const SHORTEST_MS = 30;

/**
 * A server of SSIP, the protocol of speech-dispatcher, on a Unix socket. It takes as long as a voice for each message,
 * but reports it instead of speaking.
 *
 * @param onUtterance called when a message is queued, even if it is interrupted later
 */
export async function startSilentVoice(
  socketPath: string,
  onUtterance: (utterance: Utterance) => void,
): Promise<Server> {
  const server = createServer((socket) => serveClient(socket, onUtterance)).listen(socketPath);
  await once(server, 'listening');
  return server;
}

function serveClient(socket: Socket, onUtterance: (utterance: Utterance) => void): void {
  const queue: { readonly id: number; readonly text: string }[] = [];
  let lastId = 0;
  let timer: NodeJS.Timeout | undefined;
  let received = '';
  let isInText = false;

  function reply(...lines: readonly string[]): void {
    if (socket.writable) socket.write(lines.map((line) => `${line}\r\n`).join(''));
  }

  function report(code: number, id: number, word: string): void {
    reply(`${code}-${id}`, `${code}-1`, `${code} ${word}`);
  }

  function speakNext(): void {
    const [next] = queue;
    if (!next) return;
    report(701, next.id, 'BEGIN');
    const duration = Math.max(SHORTEST_MS, (next.text.length / CHARACTERS_PER_SECOND) * 1000);
    timer = setTimeout(() => {
      queue.shift();
      report(702, next.id, 'END');
      speakNext();
    }, duration);
  }

  function speak(ssml: string): void {
    lastId += 1;
    const text = toPlainText(ssml);
    queue.push({ id: lastId, text });
    onUtterance({ text, at: Date.now() });
    reply(`225-${lastId}`, '225 OK MESSAGE QUEUED');
    // After the reply, which contains the id of the message for Orca.
    if (queue.length === 1) setImmediate(speakNext);
  }

  function interrupt(): void {
    clearTimeout(timer);
    for (const { id } of queue.splice(0)) report(703, id, 'CANCELED');
  }

  function obey(line: string): void {
    const [command = '', ...parameters] = line.split(' ');
    switch (command.toUpperCase()) {
      case 'SPEAK':
        isInText = true;
        reply('230 OK RECEIVING DATA');
        break;
      case 'CHAR':
      case 'KEY':
        speak(parameters.join(' '));
        break;
      case 'CANCEL':
      case 'STOP':
        interrupt();
        reply('210 OK CANCELED');
        break;
      case 'HISTORY':
        reply('245-1', '245 OK CLIENT ID SENT');
        break;
      case 'GET':
        reply('251-0', '251 OK GET RETURNED');
        break;
      case 'LIST':
        if (parameters[0] === 'SYNTHESIS_VOICES')
          reply('249-Voice\ten\tnone', '249 OK VOICES SENT');
        else reply('250-silent', '250 OK MODULES SENT');
        break;
      case 'QUIT':
        socket.end('231 HAPPY HACKING\r\n');
        break;
      default:
        reply('208 OK SET');
    }
  }

  socket.setEncoding('utf8');
  socket.on('error', () => undefined);
  socket.on('close', () => clearTimeout(timer));
  socket.on('data', (chunk) => {
    received += String(chunk);
    for (;;) {
      // A message ends with a line that is a single dot; a command is one line.
      const mark = isInText ? '\r\n.\r\n' : '\r\n';
      const end = received.indexOf(mark);
      if (end < 0) return;
      const part = received.slice(0, end);
      received = received.slice(end + mark.length);
      if (isInText) {
        isInText = false;
        speak(part.replace(/^\.\./gm, '.'));
      } else obey(part);
    }
  });
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&',
};

function toPlainText(ssml: string): string {
  return ssml
    .replace(/<[^>]*>/g, '')
    .replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity)
    .trim();
}
