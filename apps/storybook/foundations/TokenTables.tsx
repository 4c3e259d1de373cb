import { Fragment } from 'react';
import * as css from './foundations.styles.ts';
import { tokenGroups } from './token-rows.ts';
import { useCopy } from './useCopy.ts';

function Value({ value, color }: { readonly value: string; readonly color: boolean }) {
  return (
    <>
      {color && <css.Chip style={{ background: value }} />}
      <code>{value}</code>
    </>
  );
}

/** One table per group of tokens. */
export function TokenTables() {
  const [copied, copy] = useCopy();
  return (
    <>
      <css.Status role="status">{copied && `Copied: ${copied}`}</css.Status>
      {tokenGroups.map(({ name, colors, rows }) => {
        const hasDark = rows.some(({ dark }) => dark);
        return (
          <Fragment key={name}>
            <css.Part>{name}</css.Part>
            <css.Scroller>
              <css.Table>
                <thead>
                  <tr>
                    <th scope="col">Name</th>
                    <th scope="col">{hasDark ? 'Light' : 'Value'}</th>
                    {hasDark && <th scope="col">Dark</th>}
                  </tr>
                </thead>
                <tbody>
                  {rows.map((row) => (
                    <tr key={row.name}>
                      <td>
                        <css.CopyButton
                          type="button"
                          title={row.path}
                          onClick={() => {
                            copy(row.name);
                          }}
                        >
                          {row.name}
                        </css.CopyButton>
                      </td>
                      <td>
                        <Value value={row.light} color={colors} />
                      </td>
                      {hasDark && (
                        <td>{row.dark ? <Value value={row.dark} color={colors} /> : 'the same'}</td>
                      )}
                    </tr>
                  ))}
                </tbody>
              </css.Table>
            </css.Scroller>
          </Fragment>
        );
      })}
    </>
  );
}
