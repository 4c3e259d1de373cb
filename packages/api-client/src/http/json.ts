/** Whether `value` is an object (or a list) whose fields can be read. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The `result` field where the answer has one of its own, even null; else the answer itself. */
export function unwrapResult(answer: unknown): unknown {
  return isRecord(answer) && Object.hasOwn(answer, 'result') ? answer['result'] : answer;
}
