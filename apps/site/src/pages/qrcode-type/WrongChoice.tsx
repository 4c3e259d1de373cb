import { Container, Heading } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import type { TypeView } from './view-type.ts';
import { Case, Row, WrongSection } from './WrongChoice.styles.ts';

/** When to take something else. */
export function WrongChoice({ view: { messages } }: { readonly view: TypeView }) {
  const { t } = useTranslation(['qrcode-type', messages.namespace]);
  return (
    <WrongSection>
      <Container>
        <Row>
          <Heading level={2}>{t('qrcode-type:wrong.title')}</Heading>
          <Case>
            <h3>{t(messages.wrong.title)}</h3>
            <p>{t(messages.wrong.text)}</p>
          </Case>
        </Row>
      </Container>
    </WrongSection>
  );
}
