/**
 * The parts of a `Response` that a client reads. jsdom has no `Response`, and the platform's constructor rejects some
 * statuses and bodies.
 *
 * @param body an error makes reading the body fail
 */
export function fakeResponse(
  body: string | Error,
  status = 200,
  headers: Readonly<Record<string, string>> = { 'content-type': 'application/json' },
): Response {
  const text = (): Promise<string> =>
    body instanceof Error ? Promise.reject(body) : Promise.resolve(body);
  const response: Pick<
    Response,
    | 'ok'
    | 'status'
    | 'statusText'
    | 'headers'
    | 'url'
    | 'type'
    | 'redirected'
    | 'text'
    | 'json'
    | 'clone'
  > = {
    ok: status >= 200 && status < 300,
    status,
    statusText: '',
    headers: new Headers(headers),
    url: '',
    type: 'default',
    redirected: false,
    text,
    json: async () => JSON.parse(await text()) as unknown,
    clone: () => fakeResponse(body, status, headers),
  };
  return response as Response;
}
