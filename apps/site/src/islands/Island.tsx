import { lazy, memo, Suspense, useState } from 'react';
import { PrerenderedIsland } from './PrerenderedIsland.tsx';
import { Root } from './Island.styles.ts';
import { useIslands, type IslandName } from './islands.ts';

/**
 * A part of a page whose HTML is there from the start and whose code is not: it is loaded when the part
 * comes near the window, and hydrates the HTML in a root of its own. What stands there can never vanish
 * on account of code that is still to come (docs/decisions/0014-islands.md).
 *
 * On a page that was not prerendered (after a navigation, in development) it is an ordinary component.
 */
export const Island = memo(function Island({ name }: { readonly name: IslandName }) {
  const islands = useIslands();
  const html = islands.html(name);
  const [isPrerendered] = useState(() => islands.isPrerendered(name));
  if (html !== undefined) {
    return <Root data-island={name} dangerouslySetInnerHTML={{ __html: html }} />;
  }
  return isPrerendered ? <PrerenderedIsland name={name} /> : <RenderedIsland name={name} />;
});

function RenderedIsland({ name }: { readonly name: IslandName }) {
  const islands = useIslands();
  const [Component] = useState(
    () => islands.find(name) ?? lazy(async () => ({ default: await islands.insist(name) })),
  );
  return (
    <Root data-island={name} data-hydrated="">
      <Suspense>
        <Component />
      </Suspense>
    </Root>
  );
}
