import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export interface Body {
  content?: Record<string, { schema: object; examples?: Record<string, { value?: unknown }> }>;
  headers?: Record<string, object>;
  $ref?: string;
}

interface Operation {
  operationId: string;
  requestBody?: Body;
  responses: Record<string, Body>;
}

interface Contract {
  paths: Record<string, Record<'get' | 'post', Operation | undefined>>;
  components: { schemas: Record<string, object>; responses: Record<string, Body> };
}

const text = readFileSync(new URL('../openapi.yaml', import.meta.url), 'utf8');
const ID = 'https://waypage.example/openapi.yaml';

export const contract = parse(text) as Contract;

// Not strict: OpenAPI's keywords around the schemas are unknown to JSON Schema.
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(contract, ID);

/** Compiles a schema of the contract by name or JSON pointer. */
export function validatorOf(schema: string): ValidateFunction {
  const pointer = schema.startsWith('#') ? schema : `#/components/schemas/${schema}`;
  return ajv.compile({ $ref: `${ID}${pointer}` });
}

export const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  (['get', 'post'] as const).flatMap((method) => {
    const operation = methods[method];
    const pointer = `#/paths/${path.replaceAll('/', '~1')}/${method}`;
    return operation === undefined ? [] : [{ path, method, operation, pointer }];
  }),
);
