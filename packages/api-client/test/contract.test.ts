import fc from 'fast-check';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import {
  claimPath,
  fetchProducts,
  imageUrl,
  sendReport,
  solutionVisibility,
} from '../src/index.js';
import {
  answers,
  createFakeFetch,
  mistypedAnswers,
  products,
  report,
  type Operation,
} from '../src/testing/index.js';
import { createClient } from './test-client.js';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Body {
  content?: Record<string, { schema: object; examples?: Record<string, { value?: unknown }> }>;
  headers?: Record<string, object>;
  $ref?: string;
}

interface Described {
  operationId: string;
  requestBody?: Body;
  responses: Record<string, Body>;
}

interface Contract {
  paths: Record<string, Record<'get' | 'post', Described | undefined>>;
  components: { schemas: Record<string, object>; responses: Record<string, Body> };
}

const text = readFileSync(new URL('../openapi.yaml', import.meta.url), 'utf8');
const ID = 'https://waypage.example/openapi.yaml';

const contract = parse(text) as Contract;

// Not strict: OpenAPI's keywords around the schemas are unknown to JSON Schema.
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(contract, ID);

/** Compiles a schema of the contract by name or JSON pointer. */
function validatorOf(schema: string): ValidateFunction {
  const pointer = schema.startsWith('#') ? schema : `#/components/schemas/${schema}`;
  return ajv.compile({ $ref: `${ID}${pointer}` });
}

const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  (['get', 'post'] as const).flatMap((method) => {
    const operation = methods[method];
    const pointer = `#/paths/${path.replaceAll('/', '~1')}/${method}`;
    return operation === undefined ? [] : [{ path, method, operation, pointer }];
  }),
);

const ANSWER_SCHEMAS: Readonly<Record<Operation, string>> = {
  pathStatus: 'PathStatusAnswer',
  claimPath: 'ClaimAnswer',
  fetchProducts: 'ProductsAnswer',
  sendReport: 'ReportAnswer',
  solutionVisibility: 'SolutionVisibility',
};
const OPERATIONS = Object.keys(ANSWER_SCHEMAS) as Operation[];

const resolve = (body: Body): Body =>
  body.$ref === undefined
    ? body
    : (contract.components.responses[body.$ref.split('/').at(-1) ?? ''] ?? {});

describe('openapi.yaml', () => {
  const bodies: [name: string, pointer: string, body: Body][] = [
    ...operations.flatMap(({ operation: { operationId, requestBody, responses }, pointer }) => [
      ...(requestBody === undefined
        ? []
        : [[`${operationId} request`, `${pointer}/requestBody`, requestBody] as const]),
      ...Object.entries(responses).map(
        ([status, body]) =>
          [`${operationId} ${status}`, `${pointer}/responses/${status}`, body] as const,
      ),
    ]),
    ...Object.entries(contract.components.responses).map(
      ([name, body]) => [name, `#/components/responses/${name}`, body] as const,
    ),
  ]
    .filter(([, , { $ref }]) => $ref === undefined)
    .map(([...entry]) => entry);

  test.each(bodies)('has valid examples: %s', (_name, pointer, { content = {} }) => {
    for (const [type, { examples = {} }] of Object.entries(content)) {
      expect(Object.keys(examples)).not.toHaveLength(0);
      const validate = validatorOf(`${pointer}/content/${type.replaceAll('/', '~1')}/schema`);
      for (const { value } of Object.values(examples)) {
        validate(value);
        expect(validate.errors).toBeNull();
      }
    }
  });

  test.each(operations.filter(({ path }) => path.startsWith('/api/')))(
    'says how $operation.operationId fails, and names each answer in the logs',
    ({ method, operation }) => {
      const failures = ['404', '429', '500', '503', 'default'];
      if (method === 'post') failures.push('400', '413', '415', '422');
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(failures));
      for (const [status, response] of Object.entries(operation.responses)) {
        if (status === '304') continue;
        const { content = {}, headers } = resolve(response);
        expect(headers).toHaveProperty('X-Request-Id');
        if (status === '429') expect(headers).toHaveProperty('Retry-After');
        if (status === '200') continue;
        expect(content['application/json']?.schema).toEqual({
          $ref: '#/components/schemas/ApiFailure',
        });
      }
    },
  );
});

describe('the fixtures', () => {
  const all = OPERATIONS.flatMap((operation) =>
    Object.entries(answers[operation]).map(([name, body]) => [operation, name, body] as const),
  );
  test.each(all)('%s: %s is a valid answer', (operation, _name, body) => {
    const validate = validatorOf(ANSWER_SCHEMAS[operation]);
    validate(body);
    expect(validate.errors).toBeNull();
  });

  test.each(OPERATIONS)('%s: the mistyped answer is none', (operation) => {
    expect(validatorOf(ANSWER_SCHEMAS[operation])(mistypedAnswers[operation])).toBe(false);
  });
});

describe('the requests of the client', () => {
  test('are those of the contract', async () => {
    const fake = createFakeFetch();
    const client = createClient('https://app.waypage.example', { fetch: fake.fetch });
    await client.pathStatus('my-page');
    await claimPath(client, { path: 'my-page', qrType: 'link-in-bio' });
    await fetchProducts(client);
    await fetchProducts(client, { terms: ['tag', 'dog'], limit: 50 });
    await sendReport(client, report);
    await solutionVisibility(client, 'https://www.waypage.example/solutionVisibility.json');

    expect(fake.requests).toHaveLength(6);
    for (const { operation, method, url, body } of fake.requests) {
      const described = operations.find(
        ({ operation: { operationId } }) => operationId === operation,
      );
      if (described === undefined) throw new Error(`${url} is not in the contract.`);
      expect(method.toLowerCase()).toBe(described.method);
      const pattern = described.path.replaceAll('.', '\\.').replace('{path}', '[^/]+');
      expect(new URL(url).pathname).toMatch(new RegExp(`^${pattern}$`));
      if (described.operation.requestBody === undefined) {
        expect(body).toBeUndefined();
      } else {
        const validate = validatorOf(
          `${described.pointer}/requestBody/content/application~1json/schema`,
        );
        validate(body);
        expect(validate.errors).toBeNull();
      }
    }
  });

  test('for images are those of the contract', () => {
    const path = '/api/images/view/{bucket}/{objectKey}';
    expect(operations.some((known) => known.path === path)).toBe(true);
    const [image = ''] = products[0]?.images ?? [];
    const [bucket = '', key = ''] = image.split('/');
    expect(imageUrl('https://app.waypage.example', image)).toBe(
      `https://app.waypage.example${path.replace('{bucket}', bucket).replace('{objectKey}', key)}`,
    );
  });
});

describe('the client takes an answer exactly when the contract does', () => {
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

  const call = async (operation: Operation, body: unknown): Promise<boolean> => {
    const fake = createFakeFetch();
    fake.setAnswer(operation, body);
    const client = createClient('https://app.waypage.example', { fetch: fake.fetch });
    const run = {
      pathStatus: () => client.pathStatus('a'),
      claimPath: () => claimPath(client, { path: 'a', qrType: 'pdf' }),
      fetchProducts: () => fetchProducts(client),
      sendReport: () => sendReport(client, report),
      solutionVisibility: () =>
        Promise.reject(new Error('never rejects, so it is asked elsewhere')),
    }[operation];
    return run().then(
      () => true,
      () => false,
    );
  };

  const by = fc.oneof(
    fc.constantFrom<unknown>(
      undefined,
      null,
      true,
      '',
      'USD',
      'us$',
      -1,
      0.5,
      101,
      2 ** 53,
      [],
      {},
    ),
    fc.jsonValue(),
  );
  const steps = fc.array(fc.nat({ max: 20 }), { minLength: 1, maxLength: 6 });

  const isProduct = validatorOf('Product');

  /** The client omits invalid products unless all of them are invalid. */
  const withoutWrongProducts = (body: unknown): unknown => {
    const { result } = body as { readonly result?: { readonly items?: unknown } | null };
    if (!Array.isArray(result?.items)) return body;
    const right: unknown[] = result.items.filter((item) => isProduct(item));
    return right.length === 0 ? body : { ...(body as object), result: { ...result, items: right } };
  };

  const withoutWords = (body: unknown): unknown => {
    const { result } = body as { readonly result?: unknown };
    return typeof result === 'object' && result !== null && !Array.isArray(result)
      ? { ...(body as object), result: { ...result, message: '' } }
      : body;
  };

  const NORMALIZERS: Partial<Record<Operation, (body: unknown) => unknown>> = {
    fetchProducts: withoutWrongProducts,
    sendReport: withoutWords,
  };

  test.each(['pathStatus', 'claimPath', 'fetchProducts', 'sendReport'] as const)(
    '%s',
    async (operation) => {
      const validate = validatorOf(ANSWER_SCHEMAS[operation]);
      const bases: unknown[] = Object.values(answers[operation]);
      let refused = 0;
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...bases), steps, by, async (base, path, value) => {
          const [, ...inside] = path;
          // Serialized as on the wire: undefined removes the part.
          const text = JSON.stringify(mutate(base, [0, ...inside], value));
          const body: unknown = JSON.parse(text);
          // Without `result` the client reads the response itself, a form that the contract does not have.
          fc.pre(Object.hasOwn(body as object, 'result'));
          const isValid = validate(NORMALIZERS[operation]?.(body) ?? body);
          if (!isValid) refused += 1;
          expect(await call(operation, body)).toBe(isValid);
        }),
        { numRuns: 500 },
      );
      expect(refused).toBeGreaterThan(50);
    },
  );
});
