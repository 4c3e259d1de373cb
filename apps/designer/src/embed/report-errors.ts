import type { SendToParent } from './parent-channel.ts';

const MAX_LENGTH = 300;

export function reportErrors(send: SendToParent): void {
  addEventListener('error', ({ message }) => {
    sendError(send, message);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    sendError(send, reason instanceof Error ? reason.message : String(reason));
  });
}

export function sendError(send: SendToParent, error: string): void {
  send({ type: 'ERROR', payload: { error: error.slice(0, MAX_LENGTH) } });
}
