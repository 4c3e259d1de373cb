import type { ApiErrorKind } from '@waypage/api-client';
import * as css from '../foundations/foundations.styles.ts';

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
    <css.Scroller>
      <css.Table>
        <thead>
          <tr>
            <th scope="col">kind</th>
            <th scope="col">What happened</th>
            <th scope="col">What to say</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(kinds).map(([kind, [happened, say]]) => (
            <tr key={kind}>
              <td>
                <code>{kind}</code>
              </td>
              <td>{happened}</td>
              <td>{say}</td>
            </tr>
          ))}
        </tbody>
      </css.Table>
    </css.Scroller>
  );
}
