export { createFakeFetch } from './create-fake-fetch.js';
export type { FakeFetch, FakeRequest, FakeTarget } from './create-fake-fetch.js';
export type { Failure } from './failures.js';
export { answers, mistypedAnswers, products, report } from './fixtures.js';
export type { Operation } from './operations.js';
