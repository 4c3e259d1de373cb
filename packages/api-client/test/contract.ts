import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** One answer, or the body of a request, as `openapi.yaml` describes it. */
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

/** The contract as it is written. */
export const contract = parse(text) as Contract;

// OpenAPI's own words around the schemas are no JSON Schema, so they must not be taken for mistakes.
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(contract, ID);

/** Validates by a schema of the contract: its name, or a pointer into the file. */
export function validatorOf(schema: string): ValidateFunction {
  const pointer = schema.startsWith('#') ? schema : `#/components/schemas/${schema}`;
  return ajv.compile({ $ref: `${ID}${pointer}` });
}

/** Every operation with its place in the file. */
export const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  (['get', 'post'] as const).flatMap((method) => {
    const operation = methods[method];
    const pointer = `#/paths/${path.replaceAll('/', '~1')}/${method}`;
    return operation === undefined ? [] : [{ path, method, operation, pointer }];
  }),
);
