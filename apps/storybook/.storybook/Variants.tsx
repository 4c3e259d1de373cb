import {
  DocsContext,
  Heading,
  Unstyled,
  type DocsContextProps,
} from '@storybook/addon-docs/blocks';
import { media, typography, vars } from '@waypage/ui/theme';
import { useContext, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { readAxes, statesOf, type Args, type ArgType } from './variant-axes.ts';

const Pair = styled.div`
  display: grid;
  margin-block-end: ${vars.space[5]};

  @media ${media.lg} {
    grid-template-columns: 1fr 1fr;
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

/** All values of a control's props at once, in each of its states, light and dark side by side. */
export function Variants() {
  const docs = useContext(DocsContext);
  const story = docs.storyById();
  const context = docs.getStoryContext(story) as StoryContext;
  const argTypes: Readonly<Record<string, ArgType>> = story.argTypes;
  const parameters = story.parameters as {
    layout?: string;
    docs?: { story?: { inline?: boolean } };
  };
  const axes = readAxes(argTypes);
  const states = statesOf(argTypes, axes.others);
  const { rows, columns } = axes;
  const isFramed = parameters.docs?.story?.inline === false || parameters.layout === 'fullscreen';
  if (isFramed || rows.length * columns.length * states.length < 2) return null;

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
              {(['light', 'dark'] as const).map((theme) => (
                <Panel key={theme} data-theme={theme}>
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
