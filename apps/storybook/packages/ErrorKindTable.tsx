import type { ApiErrorKind } from '@waypage/api-client';
import { DataTable } from '../foundations/DataTable.tsx';

const kinds: Readonly<Record<ApiErrorKind, readonly [happened: string, say: string]>> = {
  http: ['The server answered with a status outside 200–299.', 'The message of the error.'],
  network: ['No complete answer came: offline, refused, cut.', 'The connection failed.'],
  timeout: ['The call and its retries took longer than allowed.', 'The connection failed.'],
  aborted: ['The caller ended the call.', 'Nothing: it was meant.'],
  parse: ['The answer is not JSON.', 'The connection failed.'],
  shape: ['The answer is JSON of another shape than promised.', 'The connection failed.'],
};

export function ErrorKindTable() {
  return (
    <DataTable
      head={['kind', 'What happened', 'What to say']}
      rows={Object.entries(kinds).map(([kind, words]) => [
        kind,
        <code key="kind">{kind}</code>,
        ...words,
      ])}
    />
  );
}
