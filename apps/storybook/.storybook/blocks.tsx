import {
  Canvas,
  Controls,
  DocsContext,
  Source,
  Stories,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { Variants } from './Variants.tsx';

const STORIES_FILE = /\/src\/(?<folder>[a-z-]+)\/(?<name>\w+)\.stories\.tsx$/;

interface PlaygroundProps {
  /** The imported names, if not the component that the stories are named after. */
  readonly names?: readonly string[];
}

export function Playground({ names }: PlaygroundProps) {
  const { preparedMeta } = useOf('meta', ['meta']);
  const file: unknown = preparedMeta.parameters['fileName'];
  const { folder = '', name = '' } = STORIES_FILE.exec(String(file))?.groups ?? {};
  const imported = names ?? [name, ...Object.keys(preparedMeta.subcomponents ?? {})];
  return (
    <>
      <Canvas />
      <Source
        language="tsx"
        code={`import { ${[...imported].sort().join(', ')} } from '@waypage/ui/${folder}';`}
      />
      <Controls />
    </>
  );
}

/** The end of a component's page; nothing on a page without stories, or with the playground alone. */
export function States() {
  const docs = useContext(DocsContext);
  if (docs.componentStories().length < 2) return null;
  return (
    <>
      <Variants />
      <Stories title="States" includePrimary={false} />
    </>
  );
}
