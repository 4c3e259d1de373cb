export { createFakeFetch } from './create-fake-fetch.js';
export type { FakeFetch, FakeRequest, FakeTarget } from './create-fake-fetch.js';
export type { Failure } from './failures.js';
export { answers, mistypedAnswers, products, report, type Operation } from './fixtures.js';
