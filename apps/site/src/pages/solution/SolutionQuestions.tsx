import { getSolution, type SolutionId } from '@waypage/content/solutions';
import { Container, Heading, Reveal, Section } from '@waypage/ui';
import { media, typography, vars } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';

export function SolutionQuestions({ id }: { readonly id: SolutionId }) {
  const { messages } = getSolution(id);
  const { t } = useTranslation([messages.namespace]);
  return (
    <Section surface="paper">
      <Container>
        <Heading level={2}>{t(messages.questions.title)}</Heading>
        <Questions>
          {messages.questions.items.map(({ question, answer }, order) => (
            <Reveal key={question} order={order}>
              <h3>{t(question)}</h3>
              <p>{t(answer)}</p>
            </Reveal>
          ))}
        </Questions>
      </Container>
    </Section>
  );
}

const Questions = styled.div`
  display: grid;
  gap: 28px 24px;
  margin-block-start: 40px;

  & > * {
    padding-block-start: 20px;
    border-block-start: 2px solid ${vars.color.line};
  }
  & h3 {
    ${typography.question}
  }
  & p {
    margin-block-start: 10px;
    color: ${vars.color.ink2};
  }

  @media ${media.sm} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
