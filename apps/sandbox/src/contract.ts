import type { ErrorObject } from 'ajv';
import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parse } from 'yaml';
import type { Parsed } from './json.ts';

const ID = 'https://waypage.example/openapi.yaml';

/** The contract of the API client, which the sandbox keeps. */
export const CONTRACT = parse(
  readFileSync(createRequire(import.meta.url).resolve('@waypage/api-client/openapi.yaml'), 'utf8'),
) as object;

// Not strict: OpenAPI's keywords around the schemas are unknown to JSON Schema.
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(CONTRACT, ID);

/** Compiles a schema of the contract by name or JSON pointer; it returns one sentence per failure of a value. */
export function validatorOf(schema: string): (value: unknown) => string[] {
  const pointer = schema.startsWith('#') ? schema : `#/components/schemas/${schema}`;
  const check = ajv.compile({ $ref: `${ID}${pointer}` });
  return (value) => (check(value) ? [] : (check.errors ?? []).map(describeError));
}

/** Creates the parser of a request body. */
export function parserOf<T>(schema: string): (value: unknown) => Parsed<T> {
  const findFailures = validatorOf(schema);
  return (value) => {
    const failures = findFailures(value);
    return failures.length > 0 ? { failures } : { value: value as T };
  };
}

function describeError({ instancePath, keyword, params, message }: ErrorObject): string {
  const path = instancePath.split('/').slice(1);
  const name = (...more: unknown[]) => `"${[...path, ...more].join('.')}"`;
  switch (keyword) {
    case 'required':
      return `${name(params['missingProperty'])} is missing.`;
    case 'additionalProperties':
      return `${name(params['additionalProperty'])} is not known.`;
    case 'format':
      return `${name()} is not an ${String(params['format'])} address.`;
    default:
      return `${path.length === 0 ? 'The body' : name()} ${String(message)}.`;
  }
}
