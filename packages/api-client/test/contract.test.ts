import fc from 'fast-check';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import {
  claimPath,
  fetchProducts,
  imageUrl,
  sendReport,
  solutionVisibility,
  type ApiClient,
} from '../src/index.js';
import {
  answers,
  mistypedAnswers,
  products,
  report,
  type Operation,
} from '../src/testing/index.js';
import { APP_HOST, createFakeClient, createStub, json, identity } from './test-client.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Body {
  content?: Record<string, { schema: object; examples?: Record<string, { value?: unknown }> }>;
  headers?: Record<string, object>;
  $ref?: string;
}

interface Contract {
  paths: Record<
    string,
    Record<
      string,
      { operationId: string; requestBody?: Body; responses: Record<string, Body> } | undefined
    >
  >;
  components: { responses: Record<string, Body> };
}

const ID = 'https://waypage.example/openapi.yaml';
const contract = parse(
  readFileSync(new URL('../openapi.yaml', import.meta.url), 'utf8'),
) as Contract;

// Not strict: OpenAPI's keywords around the schemas are unknown to JSON Schema.
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(contract, ID);

const escape = (name: string) => name.replaceAll('/', '~1');

/** Errors of a value by the schema at a JSON pointer; null when it is valid. */
function errorsOf(pointer: string, value: unknown) {
  const validate = ajv.getSchema(ID + pointer);
  if (!validate) throw new Error(`openapi.yaml has no ${pointer}.`);
  void validate(value);
  return validate.errors ?? null;
}

const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  ['get', 'post'].flatMap((method) => {
    const operation = methods[method];
    const pointer = `#/paths/${escape(path)}/${method}`;
    return operation === undefined ? [] : [{ path, method, pointer, ...operation }];
  }),
);

const JSON_SCHEMA = 'content/application~1json/schema';

/** Pointer to the schema of the answer to a call. */
const answerOf = (operation: Operation) =>
  `${operations.find((one) => one.operationId === operation)?.pointer ?? ''}/responses/200/${JSON_SCHEMA}`;

describe('openapi.yaml', () => {
  const bodies = [
    ...operations.flatMap(({ pointer, requestBody, responses }) => [
      [`${pointer}/requestBody`, requestBody ?? {}] as const,
      ...Object.entries(responses).map(
        ([status, body]) => [`${pointer}/responses/${status}`, body] as const,
      ),
    ]),
    ...Object.entries(contract.components.responses).map(
      ([name, body]) => [`#/components/responses/${name}`, body] as const,
    ),
  ];

  test.each(bodies)('has valid examples: %s', (pointer, { content = {} }) => {
    for (const [type, { examples = {} }] of Object.entries(content)) {
      expect(Object.keys(examples)).not.toHaveLength(0);
      for (const { value } of Object.values(examples)) {
        expect(errorsOf(`${pointer}/content/${escape(type)}/schema`, value)).toBeNull();
      }
    }
  });

  test.each(operations.filter(({ path }) => path.startsWith('/api/')))(
    'says how $operationId fails',
    ({ method, responses }) => {
      const failures = ['404', '429', '500', '503', 'default'];
      if (method === 'post') failures.push('400', '413', '415', '422');
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(failures));
      for (const [status, response] of Object.entries(responses)) {
        if (status === '304') continue;
        const name = response.$ref?.split('/').at(-1) ?? '';
        const { content = {}, headers } = contract.components.responses[name] ?? response;
        expect(headers).toHaveProperty('X-Request-Id');
        if (status === '429') expect(headers).toHaveProperty('Retry-After');
        if (status === '200') continue;
        const $ref = '#/components/schemas/ApiFailure';
        expect(content['application/json']?.schema).toEqual({ $ref });
      }
    },
  );
});

test.each(Object.keys(answers) as Operation[])('the fixtures of %s are answers', (operation) => {
  for (const body of Object.values(answers[operation])) {
    expect(errorsOf(answerOf(operation), body)).toBeNull();
  }
  expect(errorsOf(answerOf(operation), mistypedAnswers[operation])).not.toBeNull();
});

describe('the requests of the client', () => {
  test('are those of the contract', async () => {
    const { fake, client } = createFakeClient();
    await client.pathStatus('my-page');
    await claimPath(client, { path: 'my-page', qrType: 'link-in-bio' });
    await fetchProducts(client);
    await fetchProducts(client, { terms: ['tag', 'dog'], limit: 50 });
    await sendReport(client, report);
    await solutionVisibility(client, 'https://www.waypage.example/solutionVisibility.json');

    expect(fake.requests).toHaveLength(6);
    for (const { operation, method, url, body } of fake.requests) {
      const described = operations.find(({ operationId }) => operationId === operation);
      const { path = '', pointer = '', requestBody } = described ?? {};
      expect(method.toLowerCase()).toBe(described?.method);
      const pattern = path.replaceAll('.', '\\.').replace('{path}', '[^/]+');
      expect(new URL(url).pathname).toMatch(new RegExp(`^${pattern}$`));
      if (requestBody === undefined) expect(body).toBeUndefined();
      else expect(errorsOf(`${pointer}/requestBody/${JSON_SCHEMA}`, body)).toBeNull();
    }
  });

  test('for images are those of the contract', () => {
    const path = '/api/images/view/{bucket}/{objectKey}';
    expect(contract.paths).toHaveProperty([path]);
    const [image = ''] = products[0]?.images ?? [];
    const [bucket = '', key = ''] = image.split('/');
    const url = path.replace('{bucket}', bucket).replace('{objectKey}', key);
    expect(imageUrl(APP_HOST, image)).toBe(APP_HOST + url);
  });
});

describe('the client accepts what the contract does', () => {
  const mutate = (value: unknown, steps: readonly number[], by: unknown): unknown => {
    const [step, ...rest] = steps;
    if (step === undefined || typeof value !== 'object' || value === null) return by;
    const keys = Object.keys(value);
    if (keys.length === 0) return by;
    const key = keys[step % keys.length] ?? '';
    const changed = mutate((value as Record<string, unknown>)[key], rest, by);
    if (Array.isArray(value)) return Object.assign([...(value as unknown[])], { [key]: changed });
    return { ...value, [key]: changed };
  };

  const CALLS = {
    pathStatus: (client: ApiClient) => client.pathStatus('a'),
    claimPath: (client: ApiClient) => claimPath(client, { path: 'a', qrType: 'pdf' }),
    fetchProducts: (client: ApiClient) => fetchProducts(client),
    sendReport: (client: ApiClient) => sendReport(client, report),
  };

  const values = [undefined, null, true, '', 'USD', 'us$', -1, 0.5, 101, 2 ** 53, [], {}];
  const by = fc.oneof(fc.constantFrom<unknown>(...values), fc.jsonValue());
  const steps = fc.array(fc.nat({ max: 20 }), { minLength: 1, maxLength: 6 });

  /** The client omits invalid products unless all of them are invalid. */
  const withoutWrongProducts = (body: unknown): unknown => {
    const { result } = body as { readonly result?: { readonly items?: unknown } | null };
    if (!Array.isArray(result?.items)) return body;
    const right: unknown[] = result.items.filter(
      (item) => errorsOf('#/components/schemas/Product', item) === null,
    );
    return right.length === 0 ? body : { ...(body as object), result: { ...result, items: right } };
  };

  const withoutMessage = (body: unknown): unknown => {
    const { result } = body as { readonly result?: unknown };
    return typeof result === 'object' && result !== null && !Array.isArray(result)
      ? { ...(body as object), result: { ...result, message: '' } }
      : body;
  };

  test.each([
    ['pathStatus', identity],
    ['claimPath', identity],
    ['fetchProducts', withoutWrongProducts],
    ['sendReport', withoutMessage],
  ] as const)('%s', async (operation, normalize) => {
    const bases: unknown[] = Object.values(answers[operation]);
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...bases), steps, by, async (base, path, value) => {
        // Serialized as on the wire: undefined removes the part.
        const text = JSON.stringify(mutate(base, [0, ...path.slice(1)], value));
        const body: unknown = JSON.parse(text);
        // Without `result` the client reads the response itself, a form that the contract does not have.
        fc.pre(Object.hasOwn(body as object, 'result'));
        const isValid = errorsOf(answerOf(operation), normalize(body)) === null;
        if (!isValid) refused += 1;
        const call = CALLS[operation](createStub([json(body)]).client);
        expect(await call.then(Boolean, () => false)).toBe(isValid);
      }),
      { numRuns: 500 },
    );
    expect(refused).toBeGreaterThan(50);
  });
});
