import { getSolution, type SolutionId } from '@waypage/content/solutions';
import { Container } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { Cells, Paragraph, Strip } from './SolutionBenefits.styles.ts';

/** Three cells, or one paragraph if docs/product.md lists no benefits. */
export function SolutionBenefits({ id }: { readonly id: SolutionId }) {
  const { texts: messages } = getSolution(id);
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
