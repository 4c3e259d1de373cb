import type { ApiErrorKind } from '@waypage/api-client';
import { DataTable } from '../foundations/DataTable.tsx';

const kinds: Readonly<Record<ApiErrorKind, readonly [happened: string, say: string]>> = {
  http: ['The server responded with a status outside 200–299.', 'The message of the error.'],
  network: ['No complete response arrived: offline, refused, cut off.', 'The connection failed.'],
  timeout: ['The call and its retries took longer than allowed.', 'The connection failed.'],
  aborted: ['The caller ended the call.', 'Nothing: it was intended.'],
  parse: ['The response is not JSON.', 'The connection failed.'],
  shape: ['The response is JSON of an unexpected shape.', 'The connection failed.'],
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
