export { OPEN_PROMISES, SETTLED_PROMISES } from './promises.ts';
export type {
  EarlierWording,
  OpenPromise,
  PrintPromise,
  PrintPromiseId,
  SettledPromise,
} from './promises.ts';
