import { getSolution, type SolutionId } from '@waypage/content/solutions';
import { Container, Heading, Reveal, Section } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { Question, Questions } from './SolutionQuestions.styles.ts';

export function SolutionQuestions({ id }: { readonly id: SolutionId }) {
  const { texts: messages } = getSolution(id);
  const { t } = useTranslation([messages.namespace]);
  return (
    <Section surface="paper">
      <Container>
        <Heading level={2}>{t(messages.questions.title)}</Heading>
        <Questions>
          {messages.questions.items.map(({ question, answer }, order) => (
            <Reveal key={question} order={order} render={<Question />}>
              <h3>{t(question)}</h3>
              <p>{t(answer)}</p>
            </Reveal>
          ))}
        </Questions>
      </Container>
    </Section>
  );
}
