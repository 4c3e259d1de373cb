import {
  DocsContext,
  Heading,
  Unstyled,
  type DocsContextProps,
} from '@storybook/addon-docs/blocks';
import { media, typography, vars } from '@waypage/ui/theme';
import { useContext, useEffect, type ReactNode } from 'react';
import type { StrictArgTypes } from 'storybook/internal/types';
import { styled } from 'styled-components';
import { FORCED_STATES, forceStates } from './forced-states.ts';
import { StoryFrame } from './StoryFrame.tsx';

type Args = Record<string, unknown>;

/** A value of a prop; with empty args, the default. */
interface Variant {
  readonly name: string;
  readonly args: Args;
}

const none: readonly Variant[] = [{ name: '', args: {} }];

/** The `args` parameter of the URL of a story. Storybook accepts only letters, digits, spaces, `_` and `-` in it. */
const argsInUrl = (args: Args): string =>
  Object.entries(args)
    .map(([name, value]) => `${name}:${typeof value === 'boolean' ? '!' : ''}${String(value)}`)
    .join(';');

/** Props with more values than these are not shown as variants. */
const MAX_VALUES = 8;

/** Selects the props with a few named values: sizes as columns, another prop as rows. */
function readAxes(argTypes: StrictArgTypes) {
  const axes = Object.entries(argTypes).flatMap(([prop, { options = [], mapping }]) => {
    const values = options.filter((value) => typeof value === 'string');
    if (mapping !== undefined || values.length < 2 || values.length > MAX_VALUES) return [];
    return [{ prop, variants: values.map((value) => ({ name: value, args: { [prop]: value } })) }];
  });
  const columns = axes.find(({ prop }) => prop === 'size');
  const rows = axes.find(({ prop }) => prop === 'variant') ?? axes.find((axis) => axis !== columns);
  return {
    rows: rows?.variants ?? none,
    columns: columns?.variants ?? none,
    others: axes
      .filter((axis) => axis !== rows && axis !== columns)
      .flatMap(({ prop, variants }) =>
        variants.map(({ name, args }) => ({ name: `${prop}: ${name}`, args })),
      ),
  };
}

/** Each boolean prop set to true, an error, and the values of the other props. */
function statesOf(argTypes: StrictArgTypes, others: readonly Variant[]): readonly Variant[] {
  const switches = Object.entries(argTypes)
    .filter(([, { control }]) => typeof control === 'object' && control.type === 'boolean')
    .map(([prop]) => ({ name: prop, args: { [prop]: true } }));
  const error =
    'error' in argTypes ? [{ name: 'error', args: { error: 'Say what is wrong.' } }] : [];
  return [...switches, ...error, ...others];
}

const Pair = styled.div`
  display: grid;
  margin-block-end: ${vars.space[5]};

  @media ${media.lg} {
    &:not([data-wide]) {
      grid-template-columns: 1fr 1fr;
    }
  }
`;

const Panel = styled.div`
  min-inline-size: 0;
  padding: ${vars.space[6]};
  overflow-x: auto;
  color: ${vars.color.ink};
  background: ${vars.color.paper};
  border: 1px solid ${vars.color.lineSoft};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space[4]};

  & + & {
    margin-block-start: ${vars.space[5]};
  }
`;

const Name = styled.div`
  flex: 0 0 100%;
  ${typography.micro}
  color: ${vars.color.ink2};
`;

const State = styled.h3`
  margin-block: ${vars.space[7]} ${vars.space[3]};
  ${typography.label}
`;

type PreparedStory = ReturnType<DocsContextProps['storyById']>;
type StoryContext = Parameters<PreparedStory['originalStoryFn']>[1];

interface CellProps {
  readonly story: PreparedStory;
  readonly context: StoryContext;
}

/** A component, so that the story's render function may use hooks. */
function Cell({ story, context }: CellProps) {
  return story.originalStoryFn(context.args, context) as ReactNode;
}

const THEMES = ['light', 'dark'] as const;

interface FramesProps {
  readonly story: PreparedStory;
  readonly height: string | undefined;
  /** Full width, one below the other. */
  readonly isWide: boolean;
}

function Frames({ story, height, isWide }: FramesProps) {
  const { rows, columns, others } = readAxes(story.argTypes);
  const pairs = rows.flatMap((row) =>
    columns.map((column) => ({
      name: [row.name, column.name].filter(Boolean).join(', '),
      args: { ...row.args, ...column.args },
    })),
  );
  return [...pairs, ...others].map(({ name, args }) => (
    <section key={name}>
      {name !== '' && <State>{name}</State>}
      <Pair data-wide={isWide || undefined}>
        {THEMES.map((theme) => (
          <StoryFrame
            key={theme}
            id={story.id}
            title={[story.title, name, theme].filter(Boolean).join(', ')}
            args={argsInUrl(args)}
            globals={{ theme }}
            height={height}
            inert
          />
        ))}
      </Pair>
    </section>
  ));
}

/** All values of a control's props at once, in each of its states, light and dark side by side. */
export function Variants() {
  const docs = useContext(DocsContext);
  const story = docs.storyById();
  const context = docs.getStoryContext(story) as StoryContext;
  const { argTypes } = story;
  const parameters = story.parameters as {
    layout?: string;
    docs?: { story?: { inline?: boolean; height?: string } };
  };
  const { rows, columns, others } = readAxes(argTypes);
  const isControl = story.title.startsWith('Controls/');
  const forced = isControl ? Object.entries(FORCED_STATES) : [];
  const states: readonly (Variant & { readonly forced?: string })[] = [
    { name: 'default', args: {} },
    ...forced.map(([name, pseudoClasses]) => ({ name, args: {}, forced: pseudoClasses })),
    ...statesOf(argTypes, others),
  ];
  useEffect(() => {
    if (isControl) forceStates();
  }, [isControl]);
  const isWide = parameters.layout === 'fullscreen';
  if (isWide || parameters.docs?.story?.inline === false) {
    // The playground starts closed.
    const opened = docs.componentStories().find(({ name }) => name.startsWith('Open'));
    return (
      <>
        <Heading>All variants</Heading>
        <Unstyled>
          <Frames story={opened ?? story} height={parameters.docs?.story?.height} isWide={isWide} />
        </Unstyled>
      </>
    );
  }
  if (rows.length * columns.length * states.length < 2) return null;

  const render = (args: Args, key: string): ReactNode => {
    const own: Args = { ...context.args, ...args };
    // Unique per copy: radio buttons with the same name would uncheck each other.
    for (const name of ['id', 'name']) if (name in own) own[name] = key;
    return <Cell key={key} story={story} context={{ ...context, args: own }} />;
  };
  return (
    <>
      <Heading>All variants</Heading>
      <Unstyled>
        {states.map((state) => (
          <section key={state.name}>
            <State>{state.name}</State>
            <Pair>
              {THEMES.map((theme) => (
                <Panel key={theme} data-theme={theme} data-forced={state.forced}>
                  {rows.map((row) => (
                    <Row key={row.name}>
                      {row.name !== '' && <Name>{row.name}</Name>}
                      {columns.map((column) =>
                        render(
                          { ...row.args, ...column.args, ...state.args },
                          [theme, state.name, row.name, column.name].join('-'),
                        ),
                      )}
                    </Row>
                  ))}
                </Panel>
              ))}
            </Pair>
          </section>
        ))}
      </Unstyled>
    </>
  );
}
