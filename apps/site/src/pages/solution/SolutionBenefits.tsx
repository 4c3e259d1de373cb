import { getSolution, type SolutionId } from '@waypage/content/solutions';
import { Container } from '@waypage/ui';
import { media, mixins, typography, vars } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';

export function SolutionBenefits({ id }: { readonly id: SolutionId }) {
  const { messages } = getSolution(id);
  const { t } = useTranslation([messages.namespace]);
  return (
    <Strip>
      <Container>
        {messages.paragraph === undefined ? (
          <Cells role="list">
            {messages.benefits.map((benefit) => (
              <li key={benefit}>{t(benefit)}</li>
            ))}
          </Cells>
        ) : (
          <Paragraph>{t(messages.paragraph)}</Paragraph>
        )}
      </Container>
    </Strip>
  );
}

const Strip = styled.div`
  border-block-end: 1px solid ${vars.color.line};
  background: ${vars.color.paper};
`;

const Cells = styled.ul`
  ${mixins.listReset}
  ${typography.h3}

  & > li {
    padding-block: 20px;
    text-wrap: balance;
  }
  & > li + li {
    border-block-start: 1px solid ${vars.color.line};
  }

  @media ${media.sm} {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));

    & > li {
      padding-block: 34px 36px;
      padding-inline-end: 24px;
    }
    & > li + li {
      padding-inline-start: ${vars.space[9]};
      border-block-start: 0;
      border-inline-start: 1px solid ${vars.color.line};
    }
  }
`;

const Paragraph = styled.p`
  max-inline-size: 36em;
  padding-block: 34px 36px;
  ${typography.h3}
  line-height: 1.25;
`;
