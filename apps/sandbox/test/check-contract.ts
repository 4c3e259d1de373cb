import { afterEach, expect } from 'vitest';
import { CONTRACT, validatorOf } from '../src/contract.ts';
import { FAILURE_HEADER } from '../src/failures/failure-routes.ts';

interface Answer {
  $ref?: string;
  content?: Record<string, object>;
}

interface Operation {
  requestBody?: object;
  responses: Record<string, Answer>;
}

interface Contract {
  paths: Record<string, Record<string, Operation | undefined>>;
}

const { paths } = CONTRACT as Contract;

/** Returns one sentence per violation of the contract; consumes the body of the response. */
async function findViolations(
  method: string,
  path: string,
  requestBody: unknown,
  response: Response,
): Promise<string[]> {
  const found = findOperation(method, path);
  const what = `${method} ${path} ${response.status}`;
  const type = (response.headers.get('content-type') ?? '').replace(/;.*/, '');
  const violations: string[] = [];

  if (!response.headers.has('x-request-id')) violations.push(`${what}: no X-Request-Id`);
  if (response.status === 429 && !/^\d+$/.test(response.headers.get('retry-after') ?? '')) {
    violations.push(`${what}: no Retry-After`);
  }
  if (response.ok && found?.operation.requestBody !== undefined) {
    const schema = `${found.pointer}/requestBody/content/application~1json/schema`;
    violations.push(...validate(schema, requestBody, `${what}: accepted a request that`));
  }
  if (response.status === 304 || method === 'HEAD' || method === 'OPTIONS') return violations;

  if (response.ok && found?.operation.responses['200']?.content?.['image/*'] !== undefined) {
    if (!type.startsWith('image/')) violations.push(`${what}: ${type} is no picture`);
    return violations;
  }
  if (type !== 'application/json') return [...violations, `${what}: ${type} is no JSON`];
  const schema =
    response.ok && found !== undefined
      ? `${found.pointer}/responses/200/content/application~1json/schema`
      : 'ApiFailure';
  return [...violations, ...validate(schema, await response.text(), `${what}: an answer that`)];
}

function findOperation(method: string, path: string) {
  for (const [template, methods] of Object.entries(paths)) {
    const pattern = template
      .replaceAll('.', '\\.')
      .replace('{objectKey}', '.+')
      .replaceAll(/\{\w+\}/g, '[^/]+');
    const operation = methods[method.toLowerCase()];
    if (operation === undefined || !new RegExp(`^${pattern}$`).test(path)) continue;
    const pointer = `#/paths/${template.replaceAll('/', '~1')}/${method.toLowerCase()}`;
    return { operation, pointer };
  }
  return undefined;
}

function validate(schema: string, text: unknown, what: string): string[] {
  try {
    return validatorOf(schema)(JSON.parse(String(text))).map((failure) => `${what} ${failure}`);
  } catch {
    return [`${what} is not JSON`];
  }
}

// Checks every API call in every test of this package against the contract, except injected failures.
const plainFetch = globalThis.fetch;
const violations: string[] = [];

globalThis.fetch = async (input, init) => {
  const response = await plainFetch(input, init);
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  const isCall = pathname.startsWith('/api/') || pathname === '/solutionVisibility.json';
  if (isCall && !response.headers.has(FAILURE_HEADER)) {
    violations.push(
      ...(await findViolations(init?.method ?? 'GET', pathname, init?.body, response.clone())),
    );
  }
  return response;
};

afterEach(() => {
  expect(violations.splice(0)).toEqual([]);
});
