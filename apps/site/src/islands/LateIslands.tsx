import { startTransition, useDeferredValue, useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { Room } from './Island.styles.ts';
import { Island } from './Island.tsx';
import { useIslands, type IslandName } from './islands.ts';

/**
 * The islands below a page's first view. After a navigation they come together, when the first view has been
 * painted and their code is there; until then there is room for them, so that nothing in sight moves. On the way
 * back they are there at once, because the position may be among them.
 */
export function LateIslands({ names }: { readonly names: readonly IslandName[] }) {
  const islands = useIslands();
  const isPop = useNavigationType() === NavigationType.Pop;
  const [isThere, setThere] = useState(() =>
    names.every((name) => islands.isPrerendered(name) || islands.find(name)),
  );
  const [failure, setFailure] = useState<unknown>();
  const isShown = useDeferredValue(isThere, isPop && isThere);

  useEffect(() => {
    if (isThere) return undefined;
    let isHere = true;
    Promise.all(names.map((name) => islands.insist(name))).then(
      () => {
        if (!isHere) return;
        startTransition(() => {
          setThere(true);
        });
      },
      (error: unknown) => {
        if (isHere) setFailure(error);
      },
    );
    return () => {
      isHere = false;
    };
  }, [isThere, names, islands]);

  if (failure !== undefined) throw failure as Error;
  if (!isShown) return <Room />;
  return names.map((name) => <Island key={name} name={name} />);
}
