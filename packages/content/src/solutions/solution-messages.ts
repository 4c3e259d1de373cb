import { ORDINALS } from '../internal/message-keys.ts';
import type { MessageKey, MessageNamespace } from '../messages/keys.ts';
import type { SolutionId } from './solution-ids.ts';

/** The message namespace of a solution's page. */
export type SolutionNamespace = Extract<MessageNamespace, `solution-${SolutionId}`>;

type Key = MessageKey<SolutionNamespace>;

interface TitleAndText {
  readonly title: Key;
  readonly text: Key;
}

interface QuestionAndAnswer {
  readonly question: Key;
  readonly answer: Key;
}

/** Message keys of a solution's page. */
export interface SolutionMessages {
  readonly namespace: SolutionNamespace;
  readonly head: { readonly title: Key; readonly description: Key };
  readonly hero: { readonly title: Key; readonly lead: Key };
  /** Three; none for Google Review. */
  readonly benefits: readonly Key[];
  /** Shown instead of benefits where there are none. */
  readonly paragraph?: Key | undefined;
  readonly blocks: { readonly title: Key; readonly items: readonly TitleAndText[] };
  readonly steps: { readonly title: Key; readonly items: readonly TitleAndText[] };
  readonly questions: { readonly title: Key; readonly items: readonly QuestionAndAnswer[] };
  readonly related: { readonly title: Key };
}

/**
 * Returns the message keys of a solution's page. All sixteen pages have the same structure, so the keys are built here
 * instead of listed sixteen times; a test proves that each of them exists.
 *
 * @param counts number of benefits and blocks on the page
 */
export function solutionMessages(
  id: SolutionId,
  counts: { readonly benefits: 0 | 3; readonly blocks: 3 | 6 },
): SolutionMessages {
  const namespace: SolutionNamespace = `solution-${id}`;
  const key = (path: string) => `${namespace}:${path}` as Key;
  const titledItems = (part: string, count: number) =>
    ORDINALS.slice(0, count).map((name) => ({
      title: key(`${part}.${name}.title`),
      text: key(`${part}.${name}.text`),
    }));
  return {
    namespace,
    head: { title: key('head.title'), description: key('head.description') },
    hero: { title: key('hero.title'), lead: key('hero.lead') },
    benefits: ORDINALS.slice(0, counts.benefits).map((name) => key(`benefits.${name}`)),
    ...(counts.benefits === 0 && { paragraph: key('paragraph') }),
    blocks: { title: key('blocks.title'), items: titledItems('blocks', counts.blocks) },
    steps: { title: key('steps.title'), items: titledItems('steps', 3) },
    questions: {
      title: key('questions.title'),
      items: ORDINALS.slice(0, 3).map((name) => ({
        question: key(`questions.${name}.question`),
        answer: key(`questions.${name}.answer`),
      })),
    },
    related: { title: key('related.title') },
  };
}
